/**
 * Airports of the United States and Canada. Line: IATA, ICAO, LID, name, city, city code, country, state, latitude,
 * longitude, elevation in feet, time zone, traffic weight (1 to 100).
 */
export const NORTH_AMERICA = `
ATL KATL ATL|Hartsfield-Jackson Atlanta International|Atlanta|ATL US GA|33.6367 -84.4281 1026|America/New_York|100
BOS KBOS BOS|Logan International|Boston|BOS US MA|42.3643 -71.0052 20|America/New_York|72
BWI KBWI BWI|Baltimore/Washington International Thurgood Marshall|Baltimore|BWI US MD|39.1754 -76.6683 146|America/New_York|54
CLT KCLT CLT|Charlotte Douglas International|Charlotte|CLT US NC|35.2141 -80.9431 748|America/New_York|73
DCA KDCA DCA|Ronald Reagan Washington National|Washington|WAS US VA|38.8521 -77.0377 15|America/New_York|52
IAD KIAD IAD|Washington Dulles International|Washington|WAS US VA|38.9445 -77.4558 313|America/New_York|58
DTW KDTW DTW|Detroit Metropolitan Wayne County|Detroit|DTT US MI|42.2125 -83.3534 645|America/Detroit|58
EWR KEWR EWR|Newark Liberty International|Newark|NYC US NJ|40.6925 -74.1687 17|America/New_York|76
FLL KFLL FLL|Fort Lauderdale/Hollywood International|Fort Lauderdale|FLL US FL|26.0726 -80.1527 65|America/New_York|60
JFK KJFK JFK|John F. Kennedy International|New York|NYC US NY|40.6399 -73.7787 13|America/New_York|92
LGA KLGA LGA|LaGuardia|New York|NYC US NY|40.7772 -73.8726 20|America/New_York|60
MCO KMCO MCO|Orlando International|Orlando|ORL US FL|28.4294 -81.3090 96|America/New_York|78
MIA KMIA MIA|Miami International|Miami|MIA US FL|25.7953 -80.2901 9|America/New_York|82
PHL KPHL PHL|Philadelphia International|Philadelphia|PHL US PA|39.8721 -75.2411 36|America/New_York|58
PIT KPIT PIT|Pittsburgh International|Pittsburgh|PIT US PA|40.4915 -80.2329 1202|America/New_York|36
RDU KRDU RDU|Raleigh-Durham International|Raleigh/Durham|RDU US NC|35.8776 -78.7875 435|America/New_York|42
TPA KTPA TPA|Tampa International|Tampa|TPA US FL|27.9755 -82.5332 26|America/New_York|50
CLE KCLE CLE|Cleveland-Hopkins International|Cleveland|CLE US OH|41.4058 -81.8539 799|America/New_York|36
CMH KCMH CMH|John Glenn Columbus International|Columbus|CMH US OH|39.9980 -82.8919 815|America/New_York|34
IND KIND IND|Indianapolis International|Indianapolis|IND US IN|39.7173 -86.2944 797|America/Indiana/Indianapolis|36
ORD KORD ORD|Chicago O'Hare International|Chicago|CHI US IL|41.9742 -87.9073 672|America/Chicago|95
MDW KMDW MDW|Chicago Midway International|Chicago|CHI US IL|41.7868 -87.7522 620|America/Chicago|50
AUS KAUS AUS|Austin-Bergstrom International|Austin|AUS US TX|30.1945 -97.6699 542|America/Chicago|52
BNA KBNA BNA|Nashville International|Nashville|BNA US TN|36.1245 -86.6782 599|America/Chicago|50
DFW KDFW DFW|Dallas Fort Worth International|Dallas|DFW US TX|32.8998 -97.0403 607|America/Chicago|96
HOU KHOU HOU|William P. Hobby|Houston|HOU US TX|29.6454 -95.2789 46|America/Chicago|42
IAH KIAH IAH|George Bush Intercontinental|Houston|HOU US TX|29.9844 -95.3414 97|America/Chicago|74
MCI KMCI MCI|Kansas City International|Kansas City|MKC US MO|39.2976 -94.7139 1026|America/Chicago|38
MEM KMEM MEM|Memphis International|Memphis|MEM US TN|35.0424 -89.9767 341|America/Chicago|28
MSP KMSP MSP|Minneapolis-St Paul International|Minneapolis|MSP US MN|44.8820 -93.2218 841|America/Chicago|62
MSY KMSY MSY|Louis Armstrong New Orleans International|New Orleans|MSY US LA|29.9934 -90.2580 4|America/Chicago|44
SAT KSAT SAT|San Antonio International|San Antonio|SAT US TX|29.5337 -98.4698 809|America/Chicago|38
STL KSTL STL|St. Louis Lambert International|St. Louis|STL US MO|38.7487 -90.3700 618|America/Chicago|42
ABQ KABQ ABQ|Albuquerque International Sunport|Albuquerque|ABQ US NM|35.0389 -106.6083 5355|America/Denver|28
DEN KDEN DEN|Denver International|Denver|DEN US CO|39.8617 -104.6732 5434|America/Denver|93
SLC KSLC SLC|Salt Lake City International|Salt Lake City|SLC US UT|40.7884 -111.9778 4231|America/Denver|60
PHX KPHX PHX|Phoenix Sky Harbor International|Phoenix|PHX US AZ|33.4343 -112.0117 1135|America/Phoenix|75
LAS KLAS LAS|Harry Reid International|Las Vegas|LAS US NV|36.0840 -115.1537 2181|America/Los_Angeles|82
LAX KLAX LAX|Los Angeles International|Los Angeles|LAX US CA|33.9425 -118.4081 128|America/Los_Angeles|97
OAK KOAK OAK|Oakland International|Oakland|OAK US CA|37.7213 -122.2208 9|America/Los_Angeles|36
PDX KPDX PDX|Portland International|Portland|PDX US OR|45.5887 -122.5975 31|America/Los_Angeles|50
SAN KSAN SAN|San Diego International|San Diego|SAN US CA|32.7336 -117.1897 17|America/Los_Angeles|58
SEA KSEA SEA|Seattle-Tacoma International|Seattle|SEA US WA|47.4499 -122.3118 433|America/Los_Angeles|80
SFO KSFO SFO|San Francisco International|San Francisco|SFO US CA|37.6188 -122.3754 13|America/Los_Angeles|86
SJC KSJC SJC|Norman Y. Mineta San Jose International|San Jose|SJC US CA|37.3626 -121.9291 62|America/Los_Angeles|40
SMF KSMF SMF|Sacramento International|Sacramento|SAC US CA|38.6954 -121.5908 27|America/Los_Angeles|38
ANC PANC ANC|Ted Stevens Anchorage International|Anchorage|ANC US AK|61.1744 -149.9964 152|America/Anchorage|32
HNL PHNL HNL|Daniel K. Inouye International|Honolulu|HNL US HI|21.3187 -157.9225 13|Pacific/Honolulu|60
OGG PHOG OGG|Kahului|Kahului|OGG US HI|20.8986 -156.4305 54|Pacific/Honolulu|36
YEG CYEG -|Edmonton International|Edmonton|YEA CA AB|53.3097 -113.5800 2373|America/Edmonton|32
YHZ CYHZ -|Halifax Stanfield International|Halifax|YHZ CA NS|44.8808 -63.5086 477|America/Halifax|26
YOW CYOW -|Ottawa Macdonald-Cartier International|Ottawa|YOW CA ON|45.3225 -75.6692 374|America/Toronto|30
YUL CYUL -|Montreal-Trudeau International|Montreal|YMQ CA QC|45.4706 -73.7408 118|America/Toronto|58
YVR CYVR -|Vancouver International|Vancouver|YVR CA BC|49.1939 -123.1844 14|America/Vancouver|64
YYC CYYC -|Calgary International|Calgary|YYC CA AB|51.1139 -114.0203 3557|America/Edmonton|48
YYZ CYYZ -|Toronto Pearson International|Toronto|YTO CA ON|43.6772 -79.6306 569|America/Toronto|82
`
