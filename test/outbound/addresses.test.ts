/** Which addresses are what, and which of them a name may have. */
import t from '../support/tap.ts'
import {
  mayReach,
  type AddressClass,
  addressClassOf,
} from '../../src/platform/outbound/addresses.ts'

const places: Record<AddressClass, string[]> = {
  public: ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'],
  private: [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    'fc00::1',
    'fd12:3456:789a::1',
  ],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  never: [
    // Link-local, and where clouds tell their secrets.
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
    'fe80::1',
    'fe80::1%eth0',
    'fe80::a9fe:a9fe',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd00:0ec2:0:0::0254',
    'fd20:ce::254',
    'fd00:42::42',
    // Nobody's, everybody's, and for documentation.
    '0.0.0.0',
    '0.1.2.3',
    '::',
    '224.0.0.1',
    'ff02::1',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    'fec0::1',
    '4000::1',
    // An IPv4 address in the clothes of IPv6.
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:1.1.1.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    // No addresses.
    '',
    'localhost',
    '127.0.0.1.nip.io',
    '[::1]',
  ],
}

for (const [place, addresses] of Object.entries(places)) {
  t.test(`${place} addresses are recognised`, async (t) => {
    for (const address of addresses) t.equal(addressClassOf(address), place, address)
  })
}

t.test('a name is reached by all of its addresses or not at all', async (t) => {
  const cases: [addresses: string[], listed: boolean, openLoopback: boolean][] = [
    [[], false, false],
    [['1.1.1.1'], true, false],
    [['1.1.1.1', '2606:4700:4700::1111'], true, false],
    [['10.0.0.1'], true, false],
    [['10.0.0.1', 'fd12::1'], true, false],
    [['10.0.0.1', '1.1.1.1'], true, false],
    [['127.0.0.1'], true, true],
    [['127.0.0.1', '::1'], true, true],
    [['127.0.0.1', '1.1.1.1'], false, false],
    [['10.0.0.1', '127.0.0.1'], false, false],
    [['169.254.169.254'], false, false],
    [['1.1.1.1', '169.254.169.254'], false, false],
    [['127.0.0.1', 'fe80::1'], false, false],
    [['::ffff:127.0.0.1'], false, false],
    [['127.0.0.1', '::ffff:127.0.0.1'], false, false],
    [['1.1.1.1', '64:ff9b::7f00:1'], false, false],
    [['1.1.1.1', 'garbage'], false, false],
  ]
  for (const [addresses, listed, openLoopback] of cases) {
    t.equal(mayReach(addresses, 'listed'), listed, `listed: ${addresses.join(' ')}`)
    t.equal(mayReach(addresses, 'loopback'), openLoopback, `open: ${addresses.join(' ')}`)
  }
})
