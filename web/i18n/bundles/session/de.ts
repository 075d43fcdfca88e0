import { crews } from '#texts/de/screens/crews.ts'
import { efforts } from '#texts/de/screens/efforts.ts'
import { imports } from '#texts/de/screens/imports.ts'
import { results } from '#texts/de/screens/results.ts'
import { scores } from '#texts/de/screens/scores.ts'
import { seatRacing } from '#texts/de/screens/seat-racing.ts'
import { session } from '#texts/de/screens/session.ts'
import { sheet } from '#texts/de/screens/sheet.ts'
import { telemetry } from '#texts/de/screens/telemetry.ts'

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
