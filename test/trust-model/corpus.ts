/** Sequences that once went wrong, tried before any random one. */
import type { Step } from './steps.ts'

const install = (pack: string, by: Step['by'] = 'pub1'): Step => ({
  do: 'install',
  by,
  kind: 'user',
  pack,
})
const update = (pack: string, by: Step['by'] = 'pub1'): Step => ({
  do: 'update',
  by,
  kind: 'user',
  pack,
})
type Review = Extract<Step, { do: 'review' }>

const approve = (by: Step['by'] = 'rev1', accept: Review['accept'] = 'none'): Review => ({
  do: 'review',
  by,
  kind: 'user',
  decision: 'approve',
  accept,
  isPart: false,
})
const set = (change: number): Step => ({ do: 'settings', by: 'admin', change })
const disable: Step = { do: 'policy', by: 'rev1', kind: 'user', enabled: false }
const register = (functionId: string, target: number): Step => ({
  do: 'register',
  by: 'pub1',
  functionId,
  target,
})
const propose = (by: Step['by']): Step => ({ do: 'propose', by, kind: 'user', manifest: 'tool' })
const sync = (offer: number): Step => ({ do: 'sync', by: 'rev2', offer })
const bind = (capability: string, functionId: string): Step => ({
  do: 'bind',
  by: 'rev1',
  kind: 'user',
  capability,
  functionId,
})

const purge = (pack: string): Step => ({ do: 'purge', by: 'admin', kind: 'user', pack })

/** One skill in each state that it can be in. */
const states: Record<string, Step[]> = {
  'a skill that is served': [install('plain')],
  'a skill that waits for its review': [set(0), install('plain')],
  'a skill that was approved': [set(0), install('plain'), approve()],
  'a skill that the scan holds back': [install('doubtful')],
  'a skill that a reviewer released': [install('doubtful'), approve('rev1', 'all')],
  'a skill that the scan blocks': [install('leaky')],
  'a skill that is disabled': [install('plain'), disable],
  'a skill that is not listed': [
    install('plain'),
    { do: 'policy', by: 'rev1', kind: 'user', implicit: false },
  ],
  'a skill that is not listed where only listed ones are installable': [
    set(16),
    install('plain'),
    { do: 'policy', by: 'rev1', kind: 'user', implicit: false },
  ],
  'a skill that was rejected': [set(0), install('plain'), { ...approve(), decision: 'reject' }],
  'a skill that was uninstalled': [install('plain'), { do: 'uninstall', by: 'pub1', kind: 'user' }],
  'an update that waits beside what is served': [install('plain'), set(0), update('other')],
  'an update that the scan blocks beside what is served': [install('plain'), update('leaky')],
  'an update that the scan holds back beside what is served': [
    install('plain'),
    update('doubtful'),
  ],
  'an older revision that was purged': [install('plain'), update('other'), purge('plain')],
  'a current revision that was purged': [install('plain'), update('other'), purge('other')],
  'a purged skill, installed again': [install('plain'), purge('plain'), install('plain')],
}

export const corpus: Record<string, Step[]> = {
  ...states,
  'what the scan blocked, as an older revision': [install('leaky'), update('plain')],
  'what was approved with a finding that nobody accepted': [
    install('leakier'),
    approve('rev1', 'one'),
    update('plain'),
  ],
  'what is in error under strict, as an older revision': [set(4), install('odd'), update('plain')],
  'a call that needs a person, by the URI of its function': [
    install('able'),
    approve(),
    register('office::go', 0),
    bind('go', 'office::go'),
  ],
  'a disabled skill, installed again': [
    install('plain'),
    disable,
    { do: 'uninstall', by: 'pub1', kind: 'user' },
    install('plain'),
  ],
  'a disabled skill, installed as another kind': [
    install('plain'),
    disable,
    { do: 'install', by: 'pub1', kind: 'registry', pack: 'plain' },
  ],
  'rejected bytes, sent again': [
    set(0),
    install('plain'),
    { ...approve(), decision: 'reject' },
    { do: 'uninstall', by: 'pub1', kind: 'user' },
    set(1),
    install('plain'),
  ],
  'four eyes, after a manifest of somebody else': [
    set(0),
    set(2),
    install('plain', 'rev1'),
    { do: 'propose', by: 'pub1', kind: 'user', manifest: 'own' },
    approve('rev1'),
  ],
  'bytes that a rule approved, put back when a reviewer has to': [
    install('plain'),
    update('other'),
    set(0),
    update('plain'),
  ],
  'a bound function that leads elsewhere': [
    install('able'),
    approve(),
    register('office::look', 0),
    bind('look', 'office::look'),
    register('office::look', 1),
  ],
  'a manifest that waits, sent again when its tool is gone': [
    set(0),
    sync(0),
    install('plain'),
    propose('pub1'),
    sync(3),
    propose('pub1'),
  ],
  'a manifest that waits, sent again by its reviewer': [
    set(2),
    sync(0),
    install('plain'),
    propose('pub1'),
    propose('rev1'),
    approve('rev1'),
  ],
}
