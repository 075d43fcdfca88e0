import type { offline as en } from '../../en/screens/offline.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const offline = {
  title: '尚未发送',
  lead: '离线时输入的内容会保存在本设备，直到发送成功。',
  sendNow: '立即发送',
  again: '重新发送',
  discard: actions.discard,
  discardOf: '放弃“{{title}}”的输入',
  madeAt: '输入时间：{{when}}',
  empty: {
    title: '全部已发送',
    text: '离线时仍可回复和点名，联网后会自动发送。',
  },
} as const satisfies Translation<typeof en>
