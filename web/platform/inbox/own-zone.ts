import type { NoticeSettings, NoticeTiming } from '#contract/platform/inbox-settings.ts'

/** Where the browser is. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** When notices come; until somebody has chosen a zone, by the clock of the browser. */
export const timingOf = ({ timing, is_time_zone_set }: NoticeSettings): NoticeTiming =>
  is_time_zone_set ? timing : { ...timing, time_zone: ownZone }
