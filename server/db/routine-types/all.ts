// Written from the functions of the database by the test of statements with UPDATE=1.
import type { AnalysisRoutines } from './analysis.ts'
import type { BoatsRoutines } from './boats.ts'
import type { ClubRoutines } from './club.ts'
import type { GroundRoutines } from './ground.ts'
import type { LiveRoutines } from './live.ts'
import type { NoticesRoutines } from './notices.ts'
import type { PeopleRoutines } from './people.ts'
import type { PlanningRoutines } from './planning.ts'
import type { PlatformRoutines } from './platform.ts'
import type { RecordingsRoutines } from './recordings.ts'
import type { SearchRoutines } from './search.ts'

export type Routines = GroundRoutines &
  PeopleRoutines &
  PlanningRoutines &
  NoticesRoutines &
  BoatsRoutines &
  RecordingsRoutines &
  AnalysisRoutines &
  SearchRoutines &
  LiveRoutines &
  ClubRoutines &
  PlatformRoutines
