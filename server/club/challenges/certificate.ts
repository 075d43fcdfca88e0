import type { ChallengeDetail, ChallengeTeam } from '#contract/club/challenges.ts'
import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import { placesIn } from '#domain/challenges/ranks.ts'
import { isHealth } from '#domain/challenges/shown.ts'
import type { Metric } from '#domain/challenges/metrics.ts'
import { openPdf } from '../../files/pdf/open-pdf.ts'
import { ACCENT, type TextStyle } from '../../files/pdf/style.ts'
import { fillIn, serverTexts } from '../../text/text.ts'
import { daysText } from '../../text/days.ts'

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
  const of = placesIn(challenge.teams)
  const { title, first_day, last_day, metric } = challenge
  const title_of = say(words.title, { challenge: title })
  const at = new Date(`${last_day}T12:00:00Z`)
  const pdf = openPdf({ language, title: title_of, at, unnumbered: true })
  const write = (text: string, style: TextStyle) =>
    pdf.paragraph(text, { ...style, isCentred: true })
  drawFrame(pdf.doc)
  drawMark(pdf.doc, 120)
  pdf.gap(170)
  write(words.certificate, { size: 40, bold: true })
  pdf.gap(40)
  write(name ?? club_name, { size: 30, bold: true })
  if (name !== null) write(club_name, { size: 16 })
  pdf.gap(40)
  if (rank !== null) write(say(words.rank, { rank, of }), { size: 24, bold: true })
  // A certificate is made to be passed on, which health data are not.
  if (score !== null && !isHealth(metric)) write(scoreText(language, score, metric), { size: 16 })
  pdf.gap(40)
  drawRule(pdf.doc)
  pdf.gap(30)
  write(title, { size: 20, bold: true })
  write(daysText(language, first_day, last_day), { size: 12, muted: true })
  return pdf.finish()
}

const RULE_LENGTH = 160
const MARK_SIZE = 64

/** A thick and a thin line around the page. */
function drawFrame(doc: PDFKit.PDFDocument): void {
  const { width, height } = doc.page
  for (const [inset, line] of [
    [24, 2.5],
    [31, 0.75],
  ] as const)
    doc
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .lineWidth(line)
      .strokeColor(ACCENT)
      .stroke()
}

/** The boat, oar and water of the product's icon, as in `web/public/icon.svg`. */
function drawMark(doc: PDFKit.PDFDocument, top: number): void {
  doc.save().translate((doc.page.width - MARK_SIZE) / 2, top)
  doc.lineWidth(5).lineCap('round').lineJoin('round').strokeColor(ACCENT)
  doc.path('M14 33c10 9 26 9 36 0').stroke().path('M32 33 47 14').stroke()
  doc.strokeOpacity(0.6).path('M14 48c4.5-3 9-3 13.5 0s9 3 13.5 0 6-2.4 9-1').stroke()
  doc.restore()
}

function drawRule(doc: PDFKit.PDFDocument): void {
  const left = (doc.page.width - RULE_LENGTH) / 2
  doc
    .moveTo(left, doc.y)
    .lineTo(left + RULE_LENGTH, doc.y)
    .lineWidth(1)
    .strokeColor(ACCENT)
    .stroke()
}

function scoreText(language: Language, score: number, metric: Metric): string {
  const { units } = serverTexts(language).challenges
  const value = metric === 'distance' ? score / KM : metric === 'time' ? score / HOUR_S : score
  const digits = metric === 'distance' || metric === 'time' ? 1 : 0
  const number = numberWriter(LOCALES[language], { maximumFractionDigits: digits }).format(value)
  return `${number} ${units[metric]}`
}
