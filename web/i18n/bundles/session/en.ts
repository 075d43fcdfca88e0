import { crews } from '#texts/en/screens/crews.ts'
import { efforts } from '#texts/en/screens/efforts.ts'
import { imports } from '#texts/en/screens/imports.ts'
import { results } from '#texts/en/screens/results.ts'
import { scores } from '#texts/en/screens/scores.ts'
import { seatRacing } from '#texts/en/screens/seat-racing.ts'
import { session } from '#texts/en/screens/session.ts'
import { sheet } from '#texts/en/screens/sheet.ts'
import { telemetry } from '#texts/en/screens/telemetry.ts'

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
