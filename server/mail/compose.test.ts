import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { compose } from './compose.ts'
import { mailFile, masked } from './kept-mails.ts'
import type { MailTemplate } from '#texts/mails.ts'
import { SAMPLE_LINK as link, SAMPLE_VALUES as VALUES } from './sample-values.ts'

const SITE = 'https://slipway.example.org'
const TEMPLATES = Object.keys(VALUES) as MailTemplate[]

describe.each(LANGUAGES)('mails in %s', (language) => {
  test.each(TEMPLATES)('%s greets, says why, and leads on', (template) => {
    const { subject, text, html } = compose(template, language, VALUES[template], SITE)
    expect(subject).not.toBe('')
    expect(text).toContain('Ida')
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain(`<html lang="${language}">`)
    expect(`${subject}${text}${html}`).not.toMatch(/\{(name|site)\}|undefined|\$\{/)
    for (const value of Object.values(VALUES[template]))
      if (typeof value === 'string') expect(text).toContain(value)
  })

  test('say something else for every template', () => {
    const subjects = TEMPLATES.map(
      (template) => compose(template, language, VALUES[template], SITE).subject,
    )
    expect(new Set(subjects).size).toBe(TEMPLATES.length)
  })
})

test('names are text in HTML, whatever they hold', () => {
  const { html } = compose(
    'invitation',
    'en',
    { name: '"$&"', club: 'A & B', inviter: '"Max"', link, unwanted: link },
    SITE,
  )
  expect(html).toContain('Hello &quot;$&amp;&quot;,')
  expect(html).toContain('&quot;Max&quot; has invited you to join A &amp; B on Slipway')
})

test('without a name the greeting does without', () => {
  expect(compose('activation', 'de', { name: ' ', link }, SITE).text).toMatch(/^Hallo,\n/)
})

test.each([
  [link, `${SITE}/activate-account/…`],
  [
    `${SITE}/invitation-for-membership/accept?club_id=3&code=c0de`,
    `${SITE}/invitation-for-membership/accept?club_id=3&code=…`,
  ],
  [
    `${SITE}/invitation-for-membership/accept?code=c0de&club_id=3`,
    `${SITE}/invitation-for-membership/accept?code=…&club_id=3`,
  ],
  [`${SITE}/settings/email?code=c0de`, `${SITE}/settings/email?code=…`],
])('%s is kept as %s', (given, expected) => expect(masked(given)).toBe(expected))

test('a line break in an address starts no new header', () => {
  const letter = { subject: 'Hi\r\nBcc: x@example.org', text: '', html: '' }
  const file = mailFile(
    { id: 1, from: 'a@example.org', to: 'b@example.org\nCc: c@example.org', date: new Date(0) },
    letter,
  )
  expect(
    file
      .split('\n\n')[0]
      ?.split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['Date', 'From', 'To', 'Subject', 'MIME-Version', 'Content-Type'])
})
