import { addressFault } from '#domain/rules/webhooks.ts'
import { Refusal } from '../http/refusal.ts'
import { routeTo, type Outbound } from './outbound.ts'

const ROUTE_FAULTS = { 'unknown-host': 'webhook_unknown', 'not-public': 'webhook_private' } as const

/** Refuses, at the field, an address that nothing could be sent to. */
export async function demandAddress(
  outbound: Outbound,
  address: string,
  field = 'address',
): Promise<void> {
  const fault = addressFault(address)
  if (fault !== null) throw new Refusal('invalid', { fields: { [field]: fault } })
  const route = await routeTo(outbound, new URL(address))
  if ('fault' in route)
    throw new Refusal('invalid', { fields: { [field]: ROUTE_FAULTS[route.fault] } })
}
