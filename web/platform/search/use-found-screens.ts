import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { allScreens } from '../../screens/all-screens.ts'
import { useViewer } from '../../shell/viewer.ts'
import { foundScreens, type PlaceWords } from './found-screens.ts'

/** Screens and actions whose names hold the words, found among all that this person may open. */
export function useFoundScreens(words: string, most?: number) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const viewer = useViewer()
  const screens = use(allScreens())
  const names: PlaceWords = {
    screen: (title) => common(`screens.${title}`),
    test: (kind) => common(`tests.${kind}`),
    action: (name) => t(`actions.${name}`),
    also: (name) => t(`also.${name}`),
  }
  return foundScreens(words, viewer, screens, names, most)
}
