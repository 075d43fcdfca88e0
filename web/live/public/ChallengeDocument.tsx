import type { ChallengePageRequest, ShownChallenge } from '#contract/live/public-view.ts'
import { stateOn } from '#domain/challenges/metrics.ts'
import { progressOf } from '#domain/challenges/ranks.ts'
import { daysBetween } from '#domain/time/week.ts'
import { comma } from '../../format/punctuation.ts'
import { createFormat, type Format } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { Document } from './Document.tsx'
import classes from './public.module.css'
import { fill, wordsIn, type PageWords } from './words.ts'

type ChallengeDocumentProps = { challenge: ShownChallenge; asked: ChallengePageRequest }
type Row = ShownChallenge['teams'][number]

const HOUR_S = 3600
const PERCENT = 100

/** A public challenge: how the teams stand, the target, the rules and the days. */
export function ChallengeDocument({ challenge, asked }: ChallengeDocumentProps) {
  const words = wordsIn(asked.language)
  const format = createFormat({ language: asked.language, timeZone: 'UTC', ownTimeZone: 'UTC' })
  const { title, club_name, slug, rules, description, target } = challenge
  const value = valueWriter(challenge, words, format)
  const address = `${asked.origin}/public/challenge/${slug}`
  return (
    <Document
      language={asked.language}
      title={`${title} · ${club_name}`}
      description={fill(words.challenge.description, { title, club: club_name })}
      url={address}
      card={`${address}/card.png?lang=${asked.language}`}
      bare={asked.embed}
      {...(!asked.embed && {
        otherLanguages: { label: words.languages, of: (language) => `?lang=${language}` },
      })}
    >
      <header className={classes.head}>
        <p className={classes.club}>{club_name}</p>
        <h1>{title}</h1>
        <Days challenge={challenge} words={words} format={format} />
      </header>
      <main className={classes.main}>
        {description !== null && <p>{description}</p>}
        {target !== null && <p>{fill(words.challenge.target, { target: value(target) })}</p>}
        <Teams challenge={challenge} words={words} format={format} />
        {rules !== null && !asked.embed && (
          <>
            <h2>{words.challenge.rules}</h2>
            <p className={classes.prose}>{rules}</p>
          </>
        )}
        <p>
          <a href={`${address}/data.csv`}>{words.download}</a>{' '}
          <a href={`${address}/data.json`}>{words.challenge.json}</a>
        </p>
      </main>
    </Document>
  )
}

type PartProps = { challenge: ShownChallenge; words: PageWords; format: Format }

function Days({ challenge, words, format }: PartProps) {
  const { first_day, last_day, today, metric, aggregation } = challenge
  const state = stateOn(today, challenge)
  const left = String(daysBetween(today, last_day))
  const separator = comma(format.language)
  return (
    <>
      <p className={classes.line}>
        <strong className={classes.badge}>{words.challenge.states[state]}</strong>{' '}
        <span>
          {fill(words.challenge.days, {
            from: format.dayOfMonth(first_day),
            until: format.dayOfMonth(last_day),
          })}
        </span>{' '}
        {state === 'running' && <span>{fill(words.challenge.left, { count: left })}</span>}
      </p>
      <p>
        {words.challenge.metrics[metric] + separator + words.challenge.aggregations[aggregation]}
      </p>
    </>
  )
}

function Teams({ challenge, words, format }: PartProps) {
  const { teams, target } = challenge
  const value = valueWriter(challenge, words, format)
  if (teams.length === 0) return <p>{words.challenge.noTeams}</p>
  return (
    <>
      <h2>{words.challenge.teams}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.rank}</th>
            <th scope="col">{words.challenge.team}</th>
            <th scope="col">{words.challenge.score}</th>
            {target !== null && <th scope="col">%</th>}
          </tr>
        </thead>
        <tbody>
          {teams.map((team, place) => (
            // Teams have no id here; their order is the one they were sent in.
            <tr key={`${place} ${team.name}`}>
              <td>{team.rank ?? NO_DATA}</td>
              <th scope="row">
                {team.name ?? fill(words.challenge.somebody, { club: team.club_name })}
                <br />
                <small>{factsOf(team, challenge, words)}</small>
              </th>
              <td>{scoreText(team, words, value)}</td>
              {target !== null && (
                <td>{format.percent((progressOf(team.score, target) ?? 0) * PERCENT)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function scoreText({ score, is_hidden }: Row, { challenge }: PageWords, write: Write): string {
  if (is_hidden) return challenge.hidden
  return score === null ? challenge.none : write(score)
}
type Write = (value: number) => string

/** Of which club, and by how many a mean was divided. */
function factsOf(
  { club_name, people, score }: Row,
  { aggregation }: ShownChallenge,
  { challenge }: PageWords,
): string {
  if (aggregation !== 'mean' || score === null) return club_name
  return [club_name, fill(challenge.mean, { count: String(people) })].join(' · ')
}

const valueWriter =
  ({ metric }: ShownChallenge, { challenge: words }: PageWords, format: Format) =>
  (value: number): string => {
    if (metric === 'distance') return format.distance(value)
    if (metric === 'time') return fill(words.hours, { number: format.number(value / HOUR_S, 1) })
    return fill(words[metric], { number: format.number(value) })
  }
