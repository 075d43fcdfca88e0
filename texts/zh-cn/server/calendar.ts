import type { calendar as en } from '../../en/server/calendar.ts'
import type { Words } from '../../translation.ts'

export const calendar: Words<typeof en> = {
  mine: '我的训练课 – {club}',
  squads: '{squads} – {club}',
  club: '{club}',
  cancelled: '已取消',
}
