import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { openPdf } from './open-pdf.ts'

const AT = new Date('2026-11-02T08:00:00Z')

const TEXTS: Record<Language, { title: string; text: string; page: string }> = {
  en: { title: 'Invoice 2026-7', text: 'Thank you for rowing – “with us”.', page: 'Page 1 of 1' },
  de: { title: 'Rechnung 2026-7', text: 'Größe: 8×500 m, Überweisung', page: 'Seite 1 von 1' },
  fr: {
    title: 'Facture 2026-7',
    text: 'Payé à l’échéance, œuvre, 1 234,50 €',
    page: 'Page 1 sur 1',
  },
  'zh-cn': { title: '发票 2026-7', text: '赛艇俱乐部，年度订阅', page: '第 1 页，共 1 页' },
}

const readBack = async (bytes: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return (await extractText(document, { mergePages: false })).text
}
/** Readers put spaces between pieces of a line as they see fit. */
const dense = (text: string) => text.replaceAll(/\s/g, '')

function makePdf(language: Language, rows = 2): Promise<Buffer> {
  const pdf = openPdf({ language, title: TEXTS[language].title, at: AT })
  pdf.title(TEXTS[language].title)
  pdf.sideBySide(['Slipway'], ['Ruderclub 赛艇'])
  pdf.paragraph(TEXTS[language].text)
  pdf.table({
    columns: [
      { header: 'A', share: 3 },
      { header: 'B', figure: true },
    ],
    rows: Array.from({ length: rows }, (_, at) => [`${TEXTS[language].text} ${at}`, `${at}.00`]),
    totals: [['Total', '9.00']],
  })
  return pdf.finish()
}

describe('a document', () => {
  test.each(LANGUAGES)('has its text to be read, in %s', async (language) => {
    const { title, text, page } = TEXTS[language]
    const found = dense((await readBack(await makePdf(language))).join(''))
    for (const part of [title, text, page, 'Ruderclub 赛艇', 'Total', '9.00'])
      expect(found).toContain(dense(part))
  })

  test('numbers its pages, and has the head of a table on each', async () => {
    const pages = await readBack(await makePdf('en', 120))
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toMatch(/A\s*B/)
    }
  })

  test('is the same file whenever it is made', async () =>
    expect((await makePdf('de')).equals(await makePdf('de'))).toBe(true))

  test('embeds only what it uses of its fonts', async () =>
    expect((await makePdf('zh-cn')).length).toBeLessThan(100_000))
})
