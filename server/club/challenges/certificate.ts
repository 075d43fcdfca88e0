import type { ChallengeDetail, ChallengeTeam } from '#contract/club/challenges.ts'
import type { Language } from '#domain/constants/languages.ts'
import { isHealth } from '#domain/challenges/shown.ts'
import type { Metric } from '#domain/challenges/metrics.ts'
import { openPdf } from '../../files/pdf/open-pdf.ts'
import { fillIn, serverTexts } from '../../text/text.ts'
import { daysText } from './days-text.ts'

const KM = 1000
const HOUR_S = 3600

/** What a team came to in a challenge, on one page. `name` is that of the team or the person. */
export async function drawCertificate(
  language: Language,
  challenge: ChallengeDetail,
  { name, club_name, rank, score }: ChallengeTeam,
): Promise<Buffer> {
  const words = serverTexts(language).challenges
  const say = (text: string, values: Record<string, string | number>) =>
    fillIn(text, language, values)
  const of = challenge.teams.filter((team) => team.rank !== null).length
  const { title, first_day, last_day, metric } = challenge
  const title_of = say(words.title, { challenge: title })
  const at = new Date(`${last_day}T12:00:00Z`)
  const pdf = openPdf({ language, title: title_of, at, unnumbered: true })
  pdf.gap(120)
  pdf.paragraph(words.certificate, { size: 14, muted: true })
  pdf.paragraph(name ?? club_name, { size: 34, bold: true })
  pdf.paragraph(club_name, { size: 14 })
  pdf.gap(30)
  if (rank !== null) pdf.paragraph(say(words.rank, { rank, of }), { size: 24, bold: true })
  // A certificate is made to be passed on, which health data are not.
  if (score !== null && !isHealth(metric))
    pdf.paragraph(scoreText(language, score, metric), { size: 16 })
  pdf.gap(30)
  pdf.paragraph(title, { size: 18, bold: true })
  pdf.paragraph(daysText(language, first_day, last_day), { size: 12, muted: true })
  return pdf.finish()
}

function scoreText(language: Language, score: number, metric: Metric): string {
  const { units } = serverTexts(language).challenges
  const value = metric === 'distance' ? score / KM : metric === 'time' ? score / HOUR_S : score
  const digits = metric === 'distance' || metric === 'time' ? 1 : 0
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  return `${number} ${units[metric]}`
}
