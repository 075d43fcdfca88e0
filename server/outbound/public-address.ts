import { BlockList, isIP } from 'node:net'

/** Networks of version 4 that are not of the public internet: the registry of special addresses. */
const RESERVED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** All that is public in version 6; loopback, mapped, NAT64 and local ones lie outside of it. */
const PUBLIC_6 = ['2000::/3']
/** Within it: tunnels that hold an address of version 4, and examples. */
const RESERVED_6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
]

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const block = new BlockList()
  for (const network of list) {
    const [address = '', bits] = network.split('/')
    block.addSubnet(address, Number(bits), family)
  }
  return block
}
const reserved4 = networks(RESERVED_4, 'ipv4')
const public6 = networks(PUBLIC_6, 'ipv6')
const reserved6 = networks(RESERVED_6, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved4.check(address, 'ipv4')
    case 6:
      return public6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6')
    default:
      return false
  }
}
