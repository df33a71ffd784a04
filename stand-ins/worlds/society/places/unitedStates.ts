/**
 * Cities of the United States: name, state, county, latitude, longitude, time zone, first digits of ZIP codes, area
 * codes, weight.
 */
export const UNITED_STATES = `
New York|NY|New York County|40.7549|-73.9840|America/New_York|100|212,646,917|100
San Francisco|CA|San Francisco County|37.7793|-122.4193|America/Los_Angeles|941|415,628|74
Los Angeles|CA|Los Angeles County|34.0522|-118.2437|America/Los_Angeles|900|213,323,310|72
Chicago|IL|Cook County|41.8838|-87.6324|America/Chicago|606|312,773,872|56
Boston|MA|Suffolk County|42.3554|-71.0605|America/New_York|021|617,857|50
Seattle|WA|King County|47.6062|-122.3321|America/Los_Angeles|981|206,425|48
Austin|TX|Travis County|30.2672|-97.7431|America/Chicago|787|512,737|46
Dallas|TX|Dallas County|32.7831|-96.8067|America/Chicago|752|214,469,972|38
Atlanta|GA|Fulton County|33.7537|-84.3863|America/New_York|303|404,678,770|37
Denver|CO|Denver County|39.7392|-104.9903|America/Denver|802|303,720|35
Houston|TX|Harris County|29.7604|-95.3698|America/Chicago|770|713,281,832|35
Washington|DC|District of Columbia|38.9047|-77.0164|America/New_York|200|202,771|34
San Diego|CA|San Diego County|32.7157|-117.1611|America/Los_Angeles|921|619,858|30
San Jose|CA|Santa Clara County|37.3361|-121.8906|America/Los_Angeles|951|408,669|30
Philadelphia|PA|Philadelphia County|39.9526|-75.1652|America/New_York|191|215,267|28
Miami|FL|Miami-Dade County|25.7743|-80.1937|America/New_York|331|305,786|28
Minneapolis|MN|Hennepin County|44.9778|-93.2650|America/Chicago|554|612,763|25
Phoenix|AZ|Maricopa County|33.4484|-112.0740|America/Phoenix|850|602,480|25
Portland|OR|Multnomah County|45.5152|-122.6784|America/Los_Angeles|972|503,971|22
Raleigh|NC|Wake County|35.7796|-78.6382|America/New_York|276|919,984|21
Charlotte|NC|Mecklenburg County|35.2271|-80.8431|America/New_York|282|704,980|20
Nashville|TN|Davidson County|36.1627|-86.7816|America/Chicago|372|615,629|20
Salt Lake City|UT|Salt Lake County|40.7608|-111.8910|America/Denver|841|801,385|19
Detroit|MI|Wayne County|42.3314|-83.0458|America/Detroit|482|313,248|18
Pittsburgh|PA|Allegheny County|40.4406|-79.9959|America/New_York|152|412,878|17
Columbus|OH|Franklin County|39.9612|-82.9988|America/New_York|432|614,380|17
Tampa|FL|Hillsborough County|27.9506|-82.4572|America/New_York|336|813,656|16
Kansas City|MO|Jackson County|39.0997|-94.5786|America/Chicago|641|816,975|14
Indianapolis|IN|Marion County|39.7684|-86.1581|America/Indiana/Indianapolis|462|317,463|14
St. Louis|MO|St. Louis City|38.6270|-90.1994|America/Chicago|631|314,557|14
Baltimore|MD|Baltimore City|39.2904|-76.6122|America/New_York|212|410,443|13
Sacramento|CA|Sacramento County|38.5816|-121.4944|America/Los_Angeles|958|916,279|12
Cincinnati|OH|Hamilton County|39.1031|-84.5120|America/New_York|452|513,283|12
Cleveland|OH|Cuyahoga County|41.4993|-81.6944|America/New_York|441|216,440|12
Las Vegas|NV|Clark County|36.1716|-115.1391|America/Los_Angeles|891|702,725|12
Orlando|FL|Orange County|28.5384|-81.3789|America/New_York|328|407,689|12
Milwaukee|WI|Milwaukee County|43.0389|-87.9065|America/Chicago|532|414,262|11
San Antonio|TX|Bexar County|29.4252|-98.4946|America/Chicago|782|210,726|11
Madison|WI|Dane County|43.0722|-89.4008|America/Chicago|537|608,353|9
Boise|ID|Ada County|43.6150|-116.2023|America/Boise|837|208,986|9
Providence|RI|Providence County|41.8240|-71.4128|America/New_York|029|401|8
Richmond|VA|Richmond City|37.5407|-77.4360|America/New_York|232|804,686|8
New Orleans|LA|Orleans Parish|29.9511|-90.0715|America/Chicago|701|504|8
Omaha|NE|Douglas County|41.2565|-95.9345|America/Chicago|681|402,531|7
Louisville|KY|Jefferson County|38.2527|-85.7585|America/Kentucky/Louisville|402|502|7
Albuquerque|NM|Bernalillo County|35.0844|-106.6504|America/Denver|871|505|6
Des Moines|IA|Polk County|41.5868|-93.6250|America/Chicago|503|515|6
Burlington|VT|Chittenden County|44.4759|-73.2121|America/New_York|054|802|4
Honolulu|HI|Honolulu County|21.3069|-157.8583|Pacific/Honolulu|968|808|4
Portland|ME|Cumberland County|43.6591|-70.2568|America/New_York|041|207|4
`

/** Names of the states in this list. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  NC: 'North Carolina',
  NE: 'Nebraska',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
}
