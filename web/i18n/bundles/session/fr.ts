import { crews } from '#texts/fr/screens/crews.ts'
import { efforts } from '#texts/fr/screens/efforts.ts'
import { imports } from '#texts/fr/screens/imports.ts'
import { results } from '#texts/fr/screens/results.ts'
import { scores } from '#texts/fr/screens/scores.ts'
import { seatRacing } from '#texts/fr/screens/seat-racing.ts'
import { session } from '#texts/fr/screens/session.ts'
import { sheet } from '#texts/fr/screens/sheet.ts'
import { telemetry } from '#texts/fr/screens/telemetry.ts'

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
