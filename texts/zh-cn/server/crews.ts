import type { crews as en } from '../../en/server/crews.ts'
import type { Words } from '../../translation.ts'

export const crews: Words<typeof en> = {
  sheet: '艇组',
  columns: { boat: '艇组', class: '艇种', seat: '座位', side: '桨位', name: '姓名' },
  cox: '舵手',
  bow: '艇首位',
  stroke: '领桨',
  sides: { port: '左桨', starboard: '右桨' },
}
