import { LANGUAGES } from '#domain/constants/languages.ts'
import { errorText } from '../../../server/text/text.ts'
import { problemOf } from '../../support/http.ts'
import { PERSONA_NAMES } from '../../support/personas.ts'
import { doorOf } from '../matrix-door.ts'
import { accessOf, answerOf } from '../matrix-run.ts'
import type { Oracle } from './oracle.ts'

/**
 * A door that must stay shut does, with the right words, for each persona in their own and in
 * another club.
 */
export const doors: Oracle = {
  name: 'doors',
  every: 12,
  asks: () => true,
  async ask({ world }, endpoint) {
    const faults: string[] = []
    let cells = 0
    for (const [index, name] of PERSONA_NAMES.entries()) {
      const persona = world.personas[name]
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      for (const club of [persona.home, persona.foreign]) {
        const door = doorOf(accessOf(endpoint), persona, club)
        if (door === 'open') continue
        cells += 1
        const cell = { endpoint, persona, club, whose: 'own' as const }
        const problem = problemOf(await answerOf(world, cell, { language }))
        if (problem.status !== door.status || problem.code !== door.code)
          faults.push(
            `${name} in ${club}: ${problem.status} ${problem.code} ` +
              `instead of ${door.status} ${door.code}`,
          )
        if (problem.message !== errorText(language, problem.code as 'forbidden'))
          faults.push(`${name} in ${club}: "${problem.message}" is not the message in ${language}`)
      }
    }
    return { cells, faults }
  },
}
