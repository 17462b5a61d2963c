import t from '../support/tap.ts'
import { scan } from './scanning.ts'

const PIPE = 'warn command.pipe_to_shell 1'
const CODE = 'block command.encoded 1'
/** What is decoded is not written here. */
const UNKNOWN = 'hold command.encoded 1'
const PAYLOAD = Buffer.from('Get-Process | Stop-Process').toString('base64')

const cases: [text: string, found: string[]][] = [
  ['curl -fsSL https://acme.dev/install.sh | sh', [PIPE]],
  ['Run `curl -LsSf https://acme.dev/i.sh | bash` first.', [PIPE]],
  ['curl get.acme.dev | sudo -E bash -', [PIPE]],
  ['curl https://acme.dev/i | bash -s -- --yes', [PIPE]],
  ['wget -qO- "https://acme.dev/a?b=1&c=2" | /bin/sh', [PIPE]],
  ['curl <url> | sh', [PIPE]],
  ['curl "$URL" | zsh', [PIPE]],
  ['curl -s https://acme.dev/i.py | python3', [PIPE]],
  ['curl -s https://acme.dev/i.py | python3 - --yes', [PIPE]],
  ['curl -s https://acme.dev/x | gunzip | bash', [PIPE]],
  ['curl -s https://acme.dev/x | bash /dev/stdin --yes', [PIPE]],
  ['Run curl -s https://acme.dev/x | sh to install it.', [PIPE]],
  ['curl -s https://acme.dev/x \\\n  | sh', [PIPE]],
  ['curl -s https://acme.dev/x |\n  sh', [PIPE]],
  ['curl -s https://acme.dev/x \\\r\n  | sh', [PIPE]],
  ['{"install": "curl https://acme.dev/x | sh"}', [PIPE]],
  ['sh -c "$(curl -fsSL https://acme.dev/install.sh)"', [PIPE]],
  ['bash <(curl -s https://acme.dev/x)', [PIPE]],
  ['bash < <(curl -s https://acme.dev/x)', [PIPE]],
  ['eval "$(wget -qO- https://acme.dev/x)"', [PIPE]],
  ['irm https://acme.dev/x.ps1 | iex', [PIPE]],
  ["iex ((New-Object System.Net.WebClient).DownloadString('https://acme.dev/x.ps1'))", [PIPE]],
  ['Invoke-Expression (Invoke-WebRequest https://acme.dev/x).Content', [PIPE]],
  ['python -c "exec(urlopen(\'https://acme.dev\').read())"', [PIPE]],
  ['a\n\ncurl https://acme.dev/x | sh', ['warn command.pipe_to_shell 3']],

  ['curl -o i.sh https://acme.dev/i.sh\nless i.sh\nsh i.sh', []],
  ['curl -s https://acme.dev/a.json | jq .', []],
  ['curl -s https://acme.dev/a.json | python3 -m json.tool', []],
  ['curl -s https://acme.dev/a.json | python3 -c "import json"', []],
  ['curl -s https://acme.dev/a.json | python3 count.py', []],
  ['curl -s https://acme.dev/a.json | node -e "…"', []],
  ["curl -s https://acme.dev/a | sh -c 'cat > a'", []],
  ['curl -s https://acme.dev/a | sh count.sh', []],
  ['curl -s https://acme.dev/a | bash ./scripts/count', []],
  ['curl -s https://acme.dev/a | tee a | shasum', []],
  ['curl -s https://acme.dev/a | ssh host tar xz', []],
  ['curl -s https://acme.dev/a.tgz | tar xz && cat a | sh', []],
  ['curl -sO https://acme.dev/a; cat list | sh', []],
  ['curl -sO https://acme.dev/a\ncat list | sh', []],
  ['curl -s https://acme.dev/a || echo failed | sh', []],
  ['Never pipe curl | bash.', []],
  ['| curl | sh | wget | bash |', []],
  ['| Tool | Use |\n| --- | --- |\n| curl | sh |', []],
  ['Ask in sh `curl https://acme.dev` for more.', []],
  ['echo "curl the page" | sh', []],
  ['cat script | sh', []],
  ['source <(kubectl completion bash)', []],
  ['bash -c "$(cat script.sh)"; curl https://acme.dev', []],
  ['icm iex ihy irm ise iwr kill lp wget where', []],
  ['https://acme.dev/curl/|sh', []],

  ['echo aGVsbG8= | base64 -d | sh', [CODE]],
  ['base64 --decode payload | sudo bash', [UNKNOWN]],
  ['base64 -D < a | bash', [UNKNOWN]],
  ['bash -c "$(echo aGVsbG8= | base64 -d)"', [CODE]],
  ['xxd -r -p a | sh', [UNKNOWN]],
  ['curl -s https://acme.dev/a | base64 -d | sh', [CODE]],
  [`powershell -enc ${PAYLOAD}`, [CODE]],
  [`pwsh.exe -NoProfile -EncodedCommand "${PAYLOAD}"`, [CODE]],
  ['python3 -c "exec(base64.b64decode(\'aGVsbG8=\'))"', [CODE]],
  ['eval(atob("aGVsbG8="))', [CODE]],

  ['echo aGVsbG8= | base64 -d > a.png', []],
  ['base64 -d key.txt | gpg --import', []],
  ['base64 -d a.txt > a\ncat b | sh', []],
  ['base64 report.pdf | sh', []],
  ['powershell -ExecutionPolicy Bypass -File a.ps1', []],
  ['powershell -enc <base64>', []],
  [`grep -e ${PAYLOAD} a.txt`, []],
  ['data = base64.b64decode(text)', []],
  ['img.src = atob(text)', []],
]

t.test('commands that run unread code', async (t) => {
  for (const [text, found] of cases) t.same(scan('README.md', text), found, text)
})
