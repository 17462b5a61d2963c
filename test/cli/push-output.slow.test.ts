/** `skill push`: its progress, its JSON, and many chunks. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { UNFIT } from './hostile-registry.ts'
import { noise, openSkill, writeFiles } from './program.ts'
import { pdf } from './pushed.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t, { UPLOAD_RECOMMENDED_CHUNK_BYTES: '700' })

t.test('without a terminal lines are plain, and JSON is alone on standard output', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await writeFiles(join(skill.folder, 'pdf-tools'), { ...pdf, 'noise.bin': noise(5000) })
  const { code, stdout, stderr } = await skill.run('push', 'pdf-tools', '--json')
  t.equal(code, 0, stderr)
  const result = JSON.parse(stdout)
  t.match(result, {
    status: 'installed',
    slug: 'pdf-tools',
    source_kind: 'user',
    version_before: null,
    version: '1.0.0',
    fingerprint_before: null,
    fingerprint: /^[0-9a-f]{64}$/,
    proposal_id: null,
    served: true,
    listed: false,
    installable: true,
    reasons: { listed: 'not_offered_implicitly' },
    findings: { block: [], warn: [{ path: 'run.sh', line: 1 }] },
    diagnostics: [],
    changes: {
      added: ['SKILL.md', 'noise.bin', 'notes/a.md', 'run.sh'],
      changed: [],
      removed: [],
    },
    left_out: [],
    upload: { size_bytes: result.upload.sent_bytes, resumed_from: 0, sha256: /^[0-9a-f]{64}$/ },
  })
  const lines = stderr.trimEnd().split('\n')
  t.match(lines[0], /^Packed 4 files of pdf-tools \(\S+ KiB\)$/)
  t.match(lines[1], /^Uploaded 0 bytes of /)
  t.match(lines.at(-1), /^Uploaded (\S+ KiB) of \1$/)
  t.ok(lines.length > 3 && lines.length < 14)
  t.notMatch(stderr, UNFIT)
})

t.test('a large folder is sent in many chunks without a warning', async (t) => {
  const tenant = await (await openRegistry(t))()
  const skill = await openSkill(t, tenant)
  const large = { 'a.bin': noise(19_000_000), 'b.bin': noise(19_000_000) }
  await writeFiles(join(skill.folder, 'pdf-tools'), { ...pdf, ...large })
  const { code, stderr } = await skill.run('push', 'pdf-tools')
  t.equal(code, 0, stderr)
  t.notMatch(stderr, 'Warning')
})
