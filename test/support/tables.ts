import { BOAT_TABLES } from './boat-tables.ts'
import { ERGOMETER_TABLES } from './ergometer-tables.ts'
import { EXPORT_TABLES } from './export-tables.ts'
import { lines, times, twoDigits } from './table-rows.ts'

/**
 * Small files as the programs that readers know write them: enough for what each of them promises,
 * by the reader's name.
 */
export const TABLES = {
  ...BOAT_TABLES,
  ...ERGOMETER_TABLES,
  ...EXPORT_TABLES,
  humon: lines(
    'Workout UUID: c0df472c-d531-49a6-bf8c-af58572e9fb5',
    'Mon Jan 21 2019 12:47:40 GMT-0500 (EST)',
    'Time [seconds],smo2 [%],hgb [g/dL],altitude [meters],speed [meters/sec],' +
      'latitude [degrees],longitude [degrees],distance [meters],heartRate [bpm]',
    ...times(
      20,
      (i) => `${i * 2},70.2,13.27,33.770,4.500,42.3579267646,-71.0665838700,${i * 9}.000,140.000`,
    ),
  ),
  'row-telemetry': [
    '# format: row-telemetry/1',
    '# start: 2024-05-01T06:30:00Z',
    '# boat: 2x        (boat type name)',
    '# level: stroke   (stroke | sample)',
    '# seats: 1=Anna Example;2=Ben Example',
    't,seat,stroke,distance,speed,stroke_rate,heart_rate,power,catch,force_curve,wind speed',
    ...times(20, (i) =>
      [
        `${i * 2}.00,0,${i},${i * 9}.0,4.50,30.0,,,,,1.5`,
        `${i * 2}.10,1,${i},${i * 9}.0,4.50,30.0,141,212,-54.0,"0 120 330 0",`,
        `${i * 2}.12,2,${i},,,,151,222,-55.0,"0 110 320 0",`,
      ].join('\n'),
    ),
  ].join('\n'),
  'row-telemetry-json': JSON.stringify({
    format: 'row-telemetry/1',
    start: '2024-05-01T06:30:00Z',
    boat: '1x',
    level: 'stroke',
    rows: times(20, (i) => String(i)).map((i) => ({
      t: Number(i) * 2,
      seat: 1,
      stroke: Number(i),
      distance: Number(i) * 9,
      heart_rate: 140,
      power: 212,
      force_curve: [0, 120, 330, 0],
    })),
  }),
  pwx: [
    '<?xml version="1.0"?><pwx xmlns="http://www.peaksware.com/PWX/1/0" version="1.0"><workout>',
    '<sportType>Row</sportType><device id="1"><make>Garmin</make><model>Edge 500</model></device>',
    '<time>2024-05-01T06:30:02</time><summarydata><beginning>0</beginning>',
    '<duration>38</duration><durationstopped>0</durationstopped><hr max="140" avg="140"/>',
    '<dist>171</dist></summarydata><segment><name>1</name><summarydata>',
    '<beginning>0</beginning><duration>38</duration><hr avg="140"/><dist>171</dist>',
    '</summarydata></segment>',
    ...times(
      20,
      (i) =>
        `<sample><timeoffset>${i * 2 - 2}</timeoffset><hr>140</hr><spd>4.5</spd><pwr>212</pwr>` +
        `<cad>30</cad><dist>${i * 9 - 9}</dist></sample>`,
    ),
    '</workout></pwx>',
  ].join(''),
  'polar-hrm': [
    '[Params]',
    'Version=106',
    'Monitor=12',
    'SMode=111100100',
    'Date=20240501',
    'StartTime=06:30:02.0',
    'Length=00:00:40.0',
    'Interval=2',
    '',
    '[IntTimes]',
    '00:00:20.0\t140\t138\t140\t142',
    '0\t0\t0\t0\t0\t0',
    '00:00:40.0\t140\t138\t140\t142',
    '0\t0\t0\t0\t0\t0',
    '',
    '[HRData]',
    ...times(20, () => '140\t162\t30\t6\t212'),
  ].join('\r\n'),
  kml: [
    '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"',
    ' xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Placemark><gx:Track>',
    ...times(20, (i) => `<when>2024-05-01T06:30:${twoDigits(i * 2)}Z</when>`),
    ...times(20, (i) => `<gx:coord>0.1 ${(52.2 + (i * 9) / 111_195).toFixed(6)} 6</gx:coord>`),
    '<ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate">',
    ...times(20, () => '<gx:value>140</gx:value>'),
    '</gx:SimpleArrayData></SchemaData></ExtendedData>',
    '</gx:Track></Placemark></Document></kml>',
  ].join(''),
} as const
