import type { messages as en } from '../../en/server/messages.ts'
import type { Words } from '../../translation.ts'

export const messages: Words<typeof en> = {
  columns: { number: '序号', sent_at: '时间', author: '发送者', text: '消息', meant: '发给' },
  deleted: '（已删除）',
}
