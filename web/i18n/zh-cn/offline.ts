import type { offline as en } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  title: '尚未发送',
  lead: '离线输入的内容保存在本机，直到成功存储。',
  sendNow: '立即发送',
  again: '重新发送',
  discard: '放弃',
  discardOf: '放弃“{{title}}”的输入',
  madeAt: '输入时间：{{when}}',
  empty: {
    title: '全部已存储',
    text: '离线时仍可答复和点名，内容会在此等待联网。',
  },
} as const satisfies Translation<typeof en>
