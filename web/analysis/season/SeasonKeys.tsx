import { useTranslation } from 'react-i18next'
import classes from './season.module.css'

const USUAL = ['target', 'planned', 'done'] as const
const PROPOSING = ['proposed', 'now', 'left', 'stays'] as const

/** What the marks of the picture mean. */
export function SeasonKeys({ isProposing }: { isProposing: boolean }) {
  const { t } = useTranslation('season')
  return (
    <div className={classes.keys}>
      {(isProposing ? PROPOSING : USUAL).map((key) => (
        <span key={key} className={classes.key}>
          <span className={classes.swatch} data-of={key} />
          {t(`keys.${key}`)}
        </span>
      ))}
      <span className={classes.key}>✎ {t('keys.byHand')}</span>
      {!isProposing && <span>{t('keys.toCome')}</span>}
    </div>
  )
}
