import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import type { Tree } from '#texts/lay-over.ts'
import { compose } from '../../server/mail/compose.ts'
import { SAMPLE_VALUES } from '../../server/mail/sample-values.ts'

/** A word or form that docs/language.md has another for, and the texts where it is right. */
type Rule = readonly [says: string, refused: RegExp, except?: RegExp]

/** What people type or others named, where a unit stands as it does on a keyboard. */
const UNITS = /(?:^|\.)(?:structureHint|examples\.|also\.)|unread\.class|^mails\./
/** What people type into the field of a structure, or into the search. */
const TYPED = /(?:^|\.)(?:structureHint|examples\.|also\.)/
/** The steps of the demo's tour for parents. */
const TOUR = String.raw`demo\.steps\.(?:children|answer|away|chats|consent|club|account)`
/** Where guardians are addressed: a page of their own, or an account that is not a member's. */
const TO_GUARDIANS = new RegExp(
  String.raw`^(?:zhCn|mails|guardians|consent\.forGuardian|${TOUR})\.`,
)
/** All texts but those of the pages that guardians have for themselves. */
const EXCEPT_TO_GUARDIANS = /^(?!guardians\.(?!member\.|own\.))/
const TO_GUARDIANS_IN_GERMAN = new RegExp(
  String.raw`^(?:de\.)?(?:guardians|consent\.forGuardian|mails\.guardian(?:-invitation)?|${TOUR})\.`,
)

const EVERYWHERE: readonly Rule[] = [
  ['one sign for an ellipsis', /\.\.\./],
  ['words for symbols', /÷/],
  ['no two spaces', /  /],
  ['litres with a capital', /mmol\/l\b|\bl\/min/],
]

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    ['everyone, anyone, someone, no one', /\b(?:every|any|some|no)body\b/i],
    ['email', /\bmails?\b(?! server)/i],
    ['chat', /\bthreads?\b/i],
    ['welfare officer', /welfare persons?/i],
    ['average', /\bmean (?:change|pace|value|of|per|%)|\b(?:the|own) mean\b/i],
    ['ergo', /\bergometer/i, TYPED],
    ['gender', /\bsex\b/i],
    ['anyway, in the meantime, straight away', /\ball the same\b|\bmeanwhile\b/i],
    ['restore, remove, cancel', /\bt(?:akes?|aken|ook) (?:it )?back\b/i],
    ['links do not work, they lead nowhere', /\bleads? (?:no|to no)/i],
    ['can for what is allowed', /\b(?:you|who|they|coaches|members) may (?!be\b|have\b|need\b)/i],
    ['the subject first', /(?:^|[.!?] )Of (?:several|some|these)\b/],
    ['the noun first', /^(?:What|Who|Those) [^?]* (?:is|are|was|were) \w+ed\b[^?]*\.$/],
    ['curly quotation marks', /["']/, TYPED],
    ['no space before %', /\d %/],
    ['piece', /\brounds?\b/i, /inWords\.rounds/],
  ],
  de: [
    ['Auswertung', /\bBericht(?:e|en|s)?\b/],
    ['Tempo', /\bPace\b/],
    ['Durchschnitt', /\b(?:Mittelwerte?|im Mittel|[Mm]ittlere[rsn]? )/, /strengths\.moderate/],
    ['Schlagfrequenz', /Schlagzahl/],
    ['Strecke mit Zeit', /[Gg]estoppte[rnms]? (?:Strecke|Belastung)/],
    ['Handy', /\bTelefone?n?\b/, /phone$/],
    ['{{count}}-mal', /\}\} Mal\b/],
    ['pro', /(?:^|[ (])je (?:[A-Z0-9]|\{)/],
    [
      'du to members, Sie to guardians',
      /(?<=[a-zäöü,] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b/,
      TO_GUARDIANS_IN_GERMAN,
    ],
    [
      'Sie to guardians on their pages',
      /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)(?!\p{L})/u,
      EXCEPT_TO_GUARDIANS,
    ],
    ['Hallo to members', /^Guten Tag/, TO_GUARDIANS_IN_GERMAN],
    ['Guten Tag to guardians', /^Hallo/, /^de\.|^mails\.(?!guardian)/],
    ['Strecke', /Durchg[aä]ng/],
    ['du, not ihr', /\b(?:euer|eure[mnrs]?|euch|könnt ihr|habt ihr)\b/i],
    ['inclusive forms with a colon', /Athlet[/*_](?!ID)|\bAthleten\b|\bSportler:/],
    [
      'ß',
      /\b(?:[Aa]usser|[Gg]ross|[Ss]trasse|[Hh]eiss[et]|[Ll]iess|[Ss]chliess|[Mm]asseinh|[Ww]eisst)/,
    ],
    ['nothing leads nowhere or goes by itself', /nirgendwo|von selbst/],
    ['the quotation marks „ and “', /["'«»”]/, TYPED],
  ],
  fr: [
    ['a no-break space before : ; ? ! » %', / [:;?!»%]/],
    ['a no-break space after «', /« /],
    ['a no-break space before units', /\d (?:km|kg|kJ|min|mmol|Mo|Go|W|m|s|h)(?!\p{L})/u, UNITS],
    ['a no-break space in thousands', /\d \d{3}(?!\d)/],
    ['a day that may be today after a colon', /\b(?:au|du|le) \{\{(?:day|when|until|since|week)\}/],
    [
      'de and que without their vowel before another',
      /(?<!\p{L})(?:[Dd]e|[Qq]ue) [aeiouàâéèêëîïôœæ]\p{Ll}(?!ze(?!\p{L}))/u,
    ],
    ['vous', /(?<!\p{L})(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es)(?!\p{L})/u],
    ['fraction', /\b[Mm]anches?\b/],
    ['no point médian', /\p{L}·\p{L}/u],
    ['bilan', /(?<![Pp]ar )[Rr]apports?(?!\p{L}| propulsion)/u],
    ['fréquence cardiaque, FC', /[Pp]ouls/, TYPED],
    ['accord', /[Cc]onsentement/],
    ['prévision', /[Pp]ronostic/],
    ['links do not work, they lead nowhere', /nulle part/],
    ['the marks « and », and ’', /["'“”]/, TYPED],
  ],
  'zh-cn': [
    [
      'full-width marks beside characters',
      /[\u4E00-\u9FFF](?:[,;:?!)]| ?\()|[,;?!)][\u4E00-\u9FFF]/,
      /sleepUnit/,
    ],
    ['账号', /账户/, /iban|transfer|invoice/],
    ['你 to members, 您 to guardians and in mails', /您/, TO_GUARDIANS],
    ['逆风, 艇种, 极其吃力, 中等', /顶风|艇级|极度吃力|适中/],
    ['本设备, 提及, 手动录入', /本机|此设备|提到|手动填写/],
    ['训练段', /\} 轮/],
    ['numbers without commas', /\d,\d{3}/],
    [
      'a space beside numbers and names',
      /[\u4E00-\u9FFF]\{\{?(?:count|number|club|name|person|child|by)\}/,
      /short$/i,
    ],
    [
      'a space after numbers, names and clocks',
      /\{(?:count|number|club|name|person|child|by|reporter|when|at)\}\}?[\u4E00-\u9FFF]/,
      /short$/i,
    ],
    ['the marks “ and ”', /["'«»]/, TYPED],
  ],
}

const root = new URL('../../texts/', import.meta.url)
const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))

/** Texts of a module, by its path and by keys of languages within it. */
const languageOf = (path: string, key: string): Language | undefined =>
  LANGUAGES.find(
    (language) =>
      path.startsWith(`${language}/`) ||
      (path.startsWith('wordings/') &&
        (path.endsWith(`/${language}.ts`) || key.split('.').includes(language))),
  )

/** Everything but functions, which write mails. */
const textsIn = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]]
    return typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : []
  })

const mailsIn = (language: Language): [string, string][] =>
  Object.entries(SAMPLE_VALUES).flatMap(([template, values]) => {
    const site = 'https://slipway.test'
    const mail = compose(template as keyof typeof SAMPLE_VALUES, language, values as never, site)
    const lines = [mail.subject, ...mail.text.split('\n')].map((line) => line.trim())
    return lines
      .filter((line) => !line.startsWith('http'))
      .map((line, place): [string, string] => [`mails.${template}.${place}`, line])
  })

const loaded = await Promise.all(
  modules.map(async (path) => [path, (await import(new URL(path, root).href)) as Tree] as const),
)

/** Names of placeholders are not read. */
const read = (text: string, keepsNames: boolean) =>
  keepsNames
    ? text
    : text.replaceAll(/\{\{?\w+\}?\}/g, (name) => (name.startsWith('{{') ? '}}' : '}'))

test.each(LANGUAGES)('texts in %s keep the rules of wording', (language) => {
  const texts = loaded.flatMap(([path, tree]) =>
    textsIn(tree).filter(([key]) => languageOf(path, key) === language),
  )
  expect(texts.length).toBeGreaterThan(5000)
  const faults = [...texts, ...mailsIn(language)].flatMap(([key, text]) =>
    [...EVERYWHERE, ...RULES[language]]
      .filter(
        ([, refused, except]) =>
          refused.test(read(text, refused.source.includes('\\{'))) && !except?.test(key),
      )
      .map(([says]) => `${key}: ${says}: ${text}`),
  )
  expect([...new Set(faults)]).toEqual([])
})

/** Ends with a full stop that is not one of an abbreviation. */
const STOP = /(?<!(?:^|[\s}(])(?:J|Min|MwSt|Nr|Sek|Wdh|max|min|moy|[Rr]ép))[.。]$/

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'notices and labels in %s end without a full stop, as in English',
  (language) => {
    const textsOf = (path: string) =>
      new Map(textsIn(loaded.find(([name]) => name === path)?.[1] ?? {}))
    const faults = modules
      .filter((path) => path.startsWith('en/'))
      .flatMap((path) => {
        const others = textsOf(path.replace(/^en/, language))
        return [...textsOf(path)].flatMap(([key, english]) =>
          /[.?!…:]$/.test(english) || !STOP.test(others.get(key) ?? '')
            ? []
            : `${key}: ${others.get(key)}`,
        )
      })
    expect([...new Set(faults)]).toEqual([])
  },
)
