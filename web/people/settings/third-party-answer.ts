import { createStore } from '../../shell/store.ts'

const PLACE = 'third-party'

export type ThirdPartyAnswer = 'allowed' | 'refused'

const stored = (): ThirdPartyAnswer | null => {
  const answer = localStorage.getItem(PLACE)
  return answer === 'allowed' || answer === 'refused' ? answer : null
}

/** What somebody said on this device of scripts of others; null while they have not been asked. */
export const thirdPartyAnswer = createStore<ThirdPartyAnswer | null>(stored())

export function answerThirdParty(answer: ThirdPartyAnswer): void {
  localStorage.setItem(PLACE, answer)
  thirdPartyAnswer.set(answer)
}
