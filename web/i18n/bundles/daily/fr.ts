import { attendance } from '../../fr/attendance.ts'
import { calendar } from '../../fr/calendar.ts'
import { common } from '../../fr/common.ts'
import { consent } from '../../fr/consent.ts'
import { home } from '../../fr/home.ts'
import { notifications } from '../../fr/notifications.ts'
import { offline } from '../../fr/offline.ts'
import { publishing } from '../../fr/publishing.ts'
import { sessionLife } from '../../fr/session-life.ts'
import { ui } from '../../fr/ui.ts'

export const texts = {
  attendance,
  calendar,
  common,
  consent,
  home,
  notifications,
  offline,
  publishing,
  sessionLife,
  ui,
}
