import type { TaskList } from 'graphile-worker'
import { inTransaction } from '../../db/client.ts'
import { sendPush, type PushParts } from '../../push/send.ts'
import { serverTexts } from '../../text/text.ts'
import { languageOf } from './push-queries.ts'

type Trial = { user_id: number; device_id: number }

export const pushTasks = (parts: PushParts): TaskList => ({
  'try-push': async (payload) => {
    const { user_id, device_id } = payload as Trial
    const language = await inTransaction(parts.pool, { user_id }, (db) => languageOf(db, user_id))
    const { title, body } = serverTexts(language).push.trial
    const tag = `trial-${device_id}`
    const message = { title, body, link: '/notifications', tag, language }
    await sendPush(parts, user_id, message, device_id)
  },
})
