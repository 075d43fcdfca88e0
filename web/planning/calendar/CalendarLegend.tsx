import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { viewsQuery } from './queries.ts'
import { legendOf, MARKS_OF_SPORTS } from './session-look.ts'
import classes from './legend.module.css'

/** What the colours and signs mean; where sports give the colours, signs say what was done. */
export function CalendarLegend() {
  const { t } = useTranslation('calendar')
  const colours = useQuery(viewsQuery()).data?.data.colours ?? 'sport'
  return (
    <Stack>
      <ul className={classes.legend} aria-label={t('legend')}>
        {legendOf(colours).map((entry) => (
          <li key={entry.key}>
            <span
              className={classes.mark}
              style={entry.style}
              data-outlined={entry.outlined || undefined}
              aria-hidden
            >
              {entry.sign ?? <SportIcon sportId={entry.sportId} size={12} />}
            </span>
            {'state' in entry ? t(`compliance.${entry.state}`) : t(`families.${entry.family}`)}
          </li>
        ))}
      </ul>
      {colours === 'sport' && (
        <ul className={classes.legend}>
          {MARKS_OF_SPORTS.map(({ mark, sign }) => (
            <li key={mark}>
              <span className={classes.mark} aria-hidden>
                {sign}
              </span>
              {t(`compliance.${mark}`)}
            </li>
          ))}
          <li>
            <span className={classes.mark} data-draft aria-hidden />
            {t('draft')}
          </li>
        </ul>
      )}
    </Stack>
  )
}
