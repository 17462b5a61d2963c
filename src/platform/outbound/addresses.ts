/**
 * Classifies IP addresses. Only address ranges known to be harmless have a class; all others, also
 * those that wrap another address (mapped, NAT64, 6to4, Teredo), are `never`. Pure.
 */
import ipaddr from 'ipaddr.js'

export type AddressClass = 'public' | 'private' | 'loopback' | 'never'

/** The metadata services of clouds; those at link-local addresses need no entry. */
const metadata = new Set([
  '100.100.100.200',
  '168.63.129.16',
  'fd00:42:0:0:0:0:0:42',
  'fd00:ec2:0:0:0:0:0:254',
  'fd20:ce:0:0:0:0:0:254',
])

const places: Record<string, AddressClass> = {
  unicast: 'public',
  private: 'private',
  carrierGradeNat: 'private',
  uniqueLocal: 'private',
  loopback: 'loopback',
}

const isGlobalUnicast = (address: ipaddr.IPv6): boolean =>
  address.match(ipaddr.IPv6.parse('2000::'), 3)

export const addressClassOf = (text: string): AddressClass => {
  if (!ipaddr.isValid(text)) return 'never'
  const address = ipaddr.parse(text)
  if (metadata.has(address.toNormalizedString())) return 'never'
  const place = places[address.range()] ?? 'never'
  // Addresses outside all ranges are called unicast too, such as the IPv4-compatible `::7f00:1`.
  const isUnassigned =
    place === 'public' && address instanceof ipaddr.IPv6 && !isGlobalUnicast(address)
  return isUnassigned ? 'never' : place
}

/** The reach of a call: addresses that an operator has listed, or this machine only. */
export type Reach = 'listed' | 'loopback'

/**
 * Whether a name with these addresses may be connected to. One bad address rejects all, since the
 * choice among them is not ours; and no name may be both this machine and another one.
 */
export const mayReach = (addresses: readonly string[], reach: Reach): boolean => {
  const found = new Set(addresses.map(addressClassOf))
  if (found.size === 0 || found.has('never')) return false
  if (found.has('loopback')) return found.size === 1
  return reach === 'listed'
}
