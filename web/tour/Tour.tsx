import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { goToStep, type Progress } from './progress.ts'
import { StepCard } from './StepCard.tsx'
import { TOURS } from './steps.ts'
import classes from './tour.module.css'
import { useTarget } from './use-target.ts'

const leave = () => goToStep(null)

/**
 * A tour of the demo for one role: each step points at a real thing, which works meanwhile. A click
 * on it goes on; Escape ends the tour.
 */
export function Tour({ progress: { role, step } }: { progress: Progress }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const steps = TOURS[role]
  const { name, target } = steps[step] ?? steps[0]
  const following = steps[step + 1]
  const box = useTarget(target)
  const goOn = (isLed: boolean) => {
    goToStep(following ? { role, step: step + 1 } : null)
    if (isLed && following && pathname !== following.at) void navigate(following.at)
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    // What was clicked may lead somewhere itself.
    const onClick = ({ target: clicked }: MouseEvent) =>
      clicked instanceof Element && clicked.closest(target) && goOn(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  })
  return (
    <>
      {box && <div data-ring className={classes.ring} style={box} />}
      <StepCard
        key={step}
        box={box}
        place={t('tour.place', { tour: t(`tour.of.${role}`), step: step + 1, of: steps.length })}
        words={{
          title: t(`steps.${name}.title`),
          text: t(`steps.${name}.text`),
          hint: t(`steps.${name}.hint`),
        }}
        step={step}
        of={steps.length}
        next={following ? t('tour.next') : t('tour.end')}
        onNext={() => goOn(true)}
        onLeave={leave}
      />
    </>
  )
}
