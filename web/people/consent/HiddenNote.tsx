import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { sentenceGap } from '../../format/punctuation.ts'

/** Says to those without consent that their choice of coaches opens nothing yet. */
export function HiddenNote() {
  const { t } = useTranslation('consent')
  const { me } = useViewer()
  if (me.health_consent === 'given') return null
  return (
    <Alert color="amber" maw={640}>
      {t('hidden')}
      {sentenceGap()}
      <Anchor underline="always" component={Link} to={paths.healthConsent()} inherit>
        {t('hiddenLink')}
      </Anchor>
    </Alert>
  )
}
