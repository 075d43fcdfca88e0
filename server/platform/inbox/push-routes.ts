import type * as contract from '#contract/platform/inbox-push.ts'
import type { Config } from '../../config.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { demandAddress } from '../../outbound/demand-address.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { forgetPushDevice, hasPushDevice, pushDevicesOf } from './push-queries.ts'

type Parts = { vapid: Config['vapid']; outbound: Outbound }

/** Which browsers get notices by web push. */
export const pushHandlers = ({ vapid, outbound }: Parts): Handlers<typeof contract> => ({
  async push({ db, viewer, caller }) {
    const devices = vapid ? await pushDevicesOf(db, viewer.user_id, caller.token_id) : []
    return { data: { key: vapid?.publicKey ?? null, devices } }
  },
  async addPushDevice({ db, caller, body: { endpoint, keys } }) {
    demand(vapid !== undefined, 'not_found')
    await demandAddress(outbound, endpoint, 'endpoint')
    const id = await askRoutine(db, 'keep_push_device', {
      token: caller.token_id,
      address: endpoint,
      key: keys.p256dh,
      secret: keys.auth,
    })
    return { data: { id } }
  },
  async removePushDevice({ db, viewer, params }) {
    demand(await forgetPushDevice(db, viewer.user_id, params.id), 'not_found')
    return { data: { done: true } }
  },
  async tryPush({ db, viewer, params }) {
    demand(await hasPushDevice(db, viewer.user_id, params.id), 'not_found')
    const payload = JSON.stringify({ user_id: viewer.user_id, device_id: params.id })
    await callRoutine(db, 'enqueue', { task: 'try-push', payload, key: `try-push-${params.id}` })
    return { data: { done: true } }
  },
})
