/** Which addresses are one client. Pure. */
import ipaddr from 'ipaddr.js'

/** The owner of an IPv6 network of 64 bits has all its addresses. */
const IPV6_PARTS = 4

/** An address as one name; an IPv4 address within IPv6 is the same as outside. */
export const networkOf = (text: string): string => {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  return address instanceof ipaddr.IPv6
    ? address.parts.slice(0, IPV6_PARTS).join(':')
    : address.toString()
}
