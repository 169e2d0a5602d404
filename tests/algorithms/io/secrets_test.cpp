// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/secrets.hpp"

#include <gtest/gtest.h>

#include <random>

namespace spate::io {
namespace {

TEST(Secrets, AreTakenOutOfSources) {
  const std::string cases[][2] = {
      {"dbname='towns' host=db port=5432 user='anna' password='s3cr3t' key='id' table=\"a\".\"b\" (geom)",
       "dbname='towns' host=db port=5432 user='anna' password='***' key='id' table=\"a\".\"b\" (geom)"},
      {"PG:host=db user=anna password=s3cr3t dbname=x", "PG:host=db user=anna password=*** dbname=x"},
      {"PG:\"host=db password=s3cr3t\"|layername=a", "PG:\"host=db password=***\"|layername=a"},
      {"PG:host=db password=s3cr3t|layername=a", "PG:host=db password=***|layername=a"},
      {"postgresql://anna:s3cr3t@db/towns", "postgresql://anna:***@db/towns"},
      {"https://anna:s3c@r3t@maps.org:8080/dem.tif?token=s3cr3t&x=1",
       "https://anna:***@maps.org:8080/dem.tif?token=***&x=1"},
      {"/vsicurl/https://store/dem.tif?sv=1&sig=s3cr3t%2Fx%3D&se=2",
       "/vsicurl/https://store/dem.tif?sv=1&sig=***&se=2"},
      {"url=https://a/b&X-Amz-Signature=s3cr3t&c=d", "url=https://a/b&X-Amz-Signature=***&c=d"},
      {"OCI:anna/s3cr3t@db:roads", "OCI:anna/***@db:roads"},
      {"MSSQL:server=db;uid=anna;PWD=s3cr3t", "MSSQL:server=db;uid=anna;PWD=***"},
      {"?layer=postgres:dbname%3D'x'%20password%3D's3cr3t'%20key&query=a",
       "?layer=postgres:dbname%3D'x'%20password%3D'***'%20key&query=a"},
      {"?layer=postgres:dbname%3D%27x%27%20password%3D%27s3cr3t%27%20key",
       "?layer=postgres:dbname%3D%27x%27%20password%3D%27***%27%20key"},
      {"postgresql%3A%2F%2Fanna%3As3cr3t%40db%2Fx", "postgresql%3A%2F%2Fanna%3A***%40db%2Fx"},
      {"{\"password\": \"s3cr3t\", \"user\": \"anna\"}", "{\"password\": \"***\", \"user\": \"anna\"}"},
      {"{'INFLOWS':'dbname=\\'x\\' password=\\'s3cr3t\\' key=\\'id\\'','RAIN':5}",
       "{'INFLOWS':'dbname=\\'x\\' password=\\'***\\' key=\\'id\\'','RAIN':5}"},
      {"<td>password=&quot;s3cr3t&quot; x</td>", "<td>password=&quot;***&quot; x</td>"}};
  for (const auto& [text, clean] : cases) EXPECT_EQ(clean, without_secrets(text));
}

TEST(Secrets, LeaveOtherTextsAsTheyAre) {
  for (const char* text :
       {"", "password", "the password is not known", "/data/dem.tif", "C:/data/dem.tif|layername=a",
        "https://maps.org:8080/a@2x.png", "anna@host", "key='id' authcfg=abc1234", "password=''",
        "spate run case.json", "x=1&y=2", "time: 12:30 @ gauge"})
    EXPECT_EQ(text, without_secrets(text));
}

// As QgsDataSourceUri and a literal of Python write them, one in the other, up to three deep.
TEST(Secrets, WhateverAPasswordHolds) {
  const auto quoted = [](const std::string& text, char quote) {
    std::string literal(1, quote);
    for (const char letter : text) {
      if (letter == '\\' || letter == '\'' || letter == '"') literal += '\\';
      literal += letter;
    }
    return literal + quote;
  };
  const std::string letters = "abZ9'\"\\ ,;=&|@/:%#(){}";
  std::mt19937 random(3);
  for (int trial = 0; trial < 20000; ++trial) {
    std::string password;
    for (int i = 0; i < 3; ++i) password += letters[random() % letters.size()];
    std::string escaped;
    for (const char letter : password) {
      if (letter == '\\' || letter == '\'') escaped += '\\';
      escaped += letter;
    }
    std::string text = "dbname='x' password='QQ" + escaped + "QQ' key='id'";
    for (unsigned depth = 0; depth < random() % 3; ++depth) text = "f(" + quoted(text, '\'') + ", end)";
    const std::string clean = without_secrets(text);
    EXPECT_EQ(std::string::npos, clean.find("QQ")) << text << "\n" << clean;
    EXPECT_NE(std::string::npos, clean.find("key=")) << text << "\n" << clean;
  }
}

}  // namespace
}  // namespace spate::io
