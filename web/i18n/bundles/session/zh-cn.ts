import { crews } from '#texts/zh-cn/screens/crews.ts'
import { efforts } from '#texts/zh-cn/screens/efforts.ts'
import { imports } from '#texts/zh-cn/screens/imports.ts'
import { results } from '#texts/zh-cn/screens/results.ts'
import { scores } from '#texts/zh-cn/screens/scores.ts'
import { seatRacing } from '#texts/zh-cn/screens/seat-racing.ts'
import { session } from '#texts/zh-cn/screens/session.ts'
import { sheet } from '#texts/zh-cn/screens/sheet.ts'
import { telemetry } from '#texts/zh-cn/screens/telemetry.ts'

export const texts = {
  crews,
  efforts,
  imports,
  results,
  scores,
  seatRacing,
  session,
  sheet,
  telemetry,
}
