/** A process whose event loop hangs at the word of its parent, under the service's watchdog. */
import { startWatchdog } from '../../src/platform/threads/watchdog.ts'

const [how = '', tickMs = '', maxMissed = ''] = process.argv.slice(2)

const ways: Record<string, () => void> = {
  loop: function hangInLoop() {
    for (let round = 0; ; round += 1) if (round < 0) return
  },
  pattern: function hangInPattern() {
    ;/^(a+)+$/.test(`${'a'.repeat(60)}!`)
  },
  native: function hangInNative() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
}

const watchdog = startWatchdog({
  logLevel: 'fatal',
  tickMs: Number(tickMs),
  maxMissed: Number(maxMissed),
})

process.stdin.on('data', (line) => {
  const said = line.toString().trim()
  if (said === 'echo') process.stdout.write('echo\n')
  if (said === 'hang') ways[how]?.()
  if (said === 'stop') void watchdog.stop().then(() => process.stdin.destroy())
  if (said === 'leave') process.stdin.destroy()
})
process.stdout.write('ready\n')
