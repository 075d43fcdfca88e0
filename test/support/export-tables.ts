import { lines, times } from './table-rows.ts'

const RADIANS = Math.PI / 180
/** Twenty samples of 2 s and 9 m, northwards. */
const northOf = (i: number): number => 52.2 + (i * 9) / 111_195
const second = (i: number): string => String(i * 2).padStart(2, '0')

const TWENTY = Array.from({ length: 20 }, (_, i) => i + 1)

/** Small files as makers of watches and ergometers and their portals write them. */
export const EXPORT_TABLES = {
  sml: [
    '<?xml version="1.0" encoding="utf-8"?><sml xmlns="http://www.suunto.com/schemas/sml">',
    '<DeviceLog><Header><Duration>40</Duration><HR><Avg>2.3333333</Avg></HR><Distance>180</Distance>',
    '<ActivityType>15</ActivityType><DateTime>2024-05-01T08:30:02</DateTime></Header>',
    '<Device><Name>Suunto Ambit3</Name></Device><Samples>',
    '<Sample><UTC>2024-05-01T06:30:02Z</UTC><Time>0</Time><Events><Pause><State>False</State>',
    '</Pause></Events></Sample>',
    ...times(
      20,
      (i) =>
        `<Sample><Cadence>0.5</Cadence><HR>2.3333333</HR><Temperature>293.15</Temperature>` +
        `<Distance>${i * 9}</Distance><Speed>4.5</Speed><BikePower>250</BikePower>` +
        `<Latitude>${northOf(i) * RADIANS}</Latitude><Longitude>${0.1 * RADIANS}</Longitude>` +
        `<Time>${i * 2}</Time><UTC>2024-05-01T06:30:${second(i)}Z</UTC></Sample>`,
    ),
    '</Samples></DeviceLog></sml>',
  ].join(''),
  'sigma-slf': [
    '<?xml version="1.0" encoding="utf-8"?><Activity fileDate="x" revision="400">',
    '<Computer unit="rc1411" activityType="Running" dateCode="x"/><GeneralInformation>',
    '<sport><![CDATA[rowing]]></sport><averageHeartrate>140</averageHeartrate>',
    '<distance>180</distance><startDate>Wed May 1 08:30:02 GMT+0200 2024</startDate>',
    '<trainingTime>4000</trainingTime><pauseTime>0</pauseTime></GeneralInformation><Entries>',
    ...times(
      20,
      (i) =>
        `<Entry cadence="30" power="250" heartrate="140" speed="4.5" altitude="6000" ` +
        `distanceAbsolute="${i * 9}" trainingTimeAbsolute="${i * 200}" latitude="0"/>`,
    ),
    '</Entries><Markers><Marker type="l" time="3800" timeAbsolute="3800" distance="171" ',
    'averageHeartrate="140"/></Markers></Activity>',
  ].join(''),
  fitlog: [
    '<?xml version="1.0"?><FitnessWorkbook ',
    'xmlns="http://www.zonefivesoftware.com/xmlschemas/FitnessLogbook/v2"><AthleteLog>',
    '<Athlete Name="Anna Example"/><Activity StartTime="2024-05-01T06:30:02Z">',
    '<Metadata Source="Imported from Garmin Forerunner 305"/><Duration TotalSeconds="40"/>',
    '<Distance TotalMeters="180"/><Laps><Lap StartTime="2024-05-01T06:30:02Z" ',
    'DurationSeconds="40"><Distance TotalMeters="180"/></Lap></Laps>',
    '<Category Name="My Activities: Rowing"/><Track StartTime="2024-05-01T06:30:02Z">',
    ...times(
      20,
      (i) =>
        `<pt tm="${i * 2}" lat="${northOf(i)}" lon="0.1" ele="6" hr="140" dist="${i * 9}" ` +
        `cadence="30" power="250"/>`,
    ),
    '</Track></Activity></AthleteLog></FitnessWorkbook>',
  ].join(''),
  'polar-flow': JSON.stringify({
    exportVersion: '1.6',
    startTime: '2024-05-01T08:30:02.000',
    stopTime: '2024-05-01T08:30:42.000',
    exercises: [
      {
        startTime: '2024-05-01T08:30:02.000',
        timezoneOffset: 120,
        duration: 'PT40.000S',
        distance: 180,
        sport: 'ROWING',
        heartRate: { min: 140, avg: 140, max: 140 },
        samples: Object.fromEntries(
          Object.entries({ heartRate: 140, distance: 9, cadence: 30, power: 250 }).map(
            ([name, value]) => [
              name,
              TWENTY.map((i) => ({
                dateTime: `2024-05-01T08:30:${second(i + 1)}.000`,
                value: name === 'distance' ? i * value : value,
              })),
            ],
          ),
        ),
        laps: [{ lapNumber: 0, splitTime: 'PT40S', duration: 'PT40S', distance: 180 }],
      },
    ],
  }),
  'garmin-summaries': JSON.stringify([
    {
      summarizedActivitiesExport: [
        {
          activityId: 1,
          activityType: 'indoor_rowing',
          beginTimestamp: Date.parse('2024-05-01T06:30:02Z'),
          duration: 40_000,
          elapsedDuration: 45_000,
          distance: 18_000,
          avgHr: 140,
          avgPower: 250,
        },
        {
          activityId: 2,
          activityType: 'running',
          beginTimestamp: Date.parse('2024-05-02T06:30:02Z'),
          duration: 600_000,
          distance: 200_000,
        },
      ],
    },
  ]),
  'concept2-json': JSON.stringify({
    data: {
      id: 9,
      type: 'rower',
      date: '2024-05-01 08:30:42',
      timezone: 'Europe/Berlin',
      distance: 180,
      time: 400,
      heart_rate: { average: 140 },
      workout: { splits: [{ time: 400, distance: 180, stroke_rate: 30 }] },
      stroke_data: TWENTY.map((i) => ({
        t: i * 20,
        d: i * 90,
        p: 1111,
        spm: 30,
        hr: 140,
      })),
    },
  }),
  wahoo: lines(
    'Device,fisica,model,key,version,1,AppVersion,5.8.1',
    'Year,2024,Month,5,Day,1,Hour,6,Minute,30,Second,2,BatteryUsage (%),14.999998',
    'sensor,present,smrec,zeroavg,model',
    'spd,yes,no,no,n/a',
    'hr,yes,no,no,n/a',
    'workout,starttime,runningtime,pausedtime,wheeldist,cadavg,hravg,gpsdist',
    ',0,40.000000,0.000000,180.000000,30.000000,140.000000,0.000000',
    'interval,starttime,runningtime,pausedtime,wheeldist,cadavg,hravg,gpsdist',
    '1,0.000000,40.000000,0.000000,180.000000,30.000000,140.000000,0.000000',
    '1,0.000000,40.000000,0.000000,,,,',
    'time,pwr_accdist,pwr_instpwr,spd_accdist,spd_instspeed,cad_cadence,hr_heartrate,' +
      'gps_lat,gps_lon,gps_dist,interval,paused',
    ...times(
      20,
      (i) =>
        `${i * 2},0.000000,250.000000,${i * 9}.000000,4.500000,30.000000,140,` +
        `0.000000,0.000000,0.000000,1,0`,
    ),
  ),
  epson: lines(
    '[[Training]]',
    '[TrainingResult]',
    'TrainingName,Along the river',
    'FormatType,1',
    'TrainingKindId,StartDay,StartTime,TrainingTime,Distance,TimeZoneOffset,' +
      'DaylightSavingsTime,EndDay,EndTime,TrainingTimeCentisecond',
    '1,2024/05/01,07:30:02,40,180,60,0,2024/05/01,07:30:42,0',
    '[TrainingData]',
    'LapCount,ProductName,PulseAve,MaxHeartRate',
    '1,"0913",140,140',
    '[GraphData]',
    'LogInterval,2',
    'HrInterval,2',
    `GraphPitch,${times(20, () => '170').join(',')}`,
    `GraphDistance,${times(20, (i) => String(i * 9)).join(',')}`,
    `HeartRate,${times(20, () => '140').join(',')}`,
    '[GPSData]',
    `GpsTime,${times(20, (i) => `0:0:${i * 2}`).join(';')}`,
    `GpsLatitude,${times(20, (i) => String(Math.round(northOf(i) * 1e6))).join(';')}`,
    `GpsLongitude,${times(20, () => '100000').join(';')}`,
    '[LapData]',
    'LapNo,LapTime,LapDistance,LapAverageHeartRate,LapTimeCentisecond',
    '1,40,180,140,0',
    '[[end]]',
  ),
  'strava-activities': lines(
    'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,' +
      'Distance,Max Heart Rate,Relative Effort,Activity Gear,Filename,Elapsed Time,Moving Time,' +
      'Distance,Max Heart Rate,Average Heart Rate',
    '9001,"May 1, 2024, 6:30:02 AM",Morning,Rowing,"calm, cold",45,0.18,150,,Empacher,' +
      'activities/9001.fit.gz,45.0,40.0,180.0,150.0,140.0',
    '9002,"May 2, 2024, 6:30:02 PM",Evening,Run,,600,2,,,,,600.0,590.0,2000.0,,',
  ),
} as const
