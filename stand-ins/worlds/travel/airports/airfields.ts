/**
 * Airports near large ones without scheduled flights in this world. Line format as in `northAmerica.ts`, without the
 * weight; VFR at the end marks those without instrument approaches.
 */
export const AIRFIELDS = `
VNY KVNY VNY|Van Nuys|Los Angeles|LAX US CA|34.2098 -118.4900 802|America/Los_Angeles
BUR KBUR BUR|Hollywood Burbank|Burbank|LAX US CA|34.2007 -118.3587 778|America/Los_Angeles
LGB KLGB LGB|Long Beach|Long Beach|LAX US CA|33.8177 -118.1516 60|America/Los_Angeles
SNA KSNA SNA|John Wayne|Santa Ana|LAX US CA|33.6757 -117.8682 56|America/Los_Angeles
ONT KONT ONT|Ontario International|Ontario|LAX US CA|34.0560 -117.6012 944|America/Los_Angeles
SMO KSMO SMO|Santa Monica|Santa Monica|LAX US CA|34.0158 -118.4513 177|America/Los_Angeles
PAO KPAO PAO|Palo Alto|Palo Alto|SFO US CA|37.4611 -122.1150 7|America/Los_Angeles
HWD KHWD HWD|Hayward Executive|Hayward|SFO US CA|37.6592 -122.1217 52|America/Los_Angeles
SQL KSQL SQL|San Carlos|San Carlos|SFO US CA|37.5119 -122.2495 5|America/Los_Angeles|VFR
SAC KSAC SAC|Sacramento Executive|Sacramento|SAC US CA|38.5125 -121.4933 24|America/Los_Angeles
MYF KMYF MYF|Montgomery-Gibbs Executive|San Diego|SAN US CA|32.8157 -117.1396 427|America/Los_Angeles
BFI KBFI BFI|Boeing Field King County International|Seattle|SEA US WA|47.5300 -122.3019 21|America/Los_Angeles
RNT KRNT RNT|Renton Municipal|Renton|SEA US WA|47.4931 -122.2157 32|America/Los_Angeles
HIO KHIO HIO|Portland-Hillsboro|Hillsboro|PDX US OR|45.5404 -122.9498 208|America/Los_Angeles
VGT KVGT VGT|North Las Vegas|Las Vegas|LAS US NV|36.2107 -115.1944 2205|America/Los_Angeles
HSH KHND HND|Henderson Executive|Henderson|LAS US NV|35.9728 -115.1344 2492|America/Los_Angeles
SCF KSDL SDL|Scottsdale|Scottsdale|PHX US AZ|33.6229 -111.9105 1510|America/Phoenix
APA KAPA APA|Centennial|Denver|DEN US CO|39.5701 -104.8493 5885|America/Denver
BJC KBJC BJC|Rocky Mountain Metropolitan|Denver|DEN US CO|39.9088 -105.1172 5673|America/Denver
OGD KOGD OGD|Ogden-Hinckley|Ogden|SLC US UT|41.1959 -112.0121 4473|America/Denver
DAL KDAL DAL|Dallas Love Field|Dallas|DFW US TX|32.8471 -96.8518 487|America/Chicago
ADS KADS ADS|Addison|Dallas|DFW US TX|32.9686 -96.8364 644|America/Chicago
FTW KFTW FTW|Fort Worth Meacham International|Fort Worth|DFW US TX|32.8198 -97.3624 710|America/Chicago
SGR KSGR SGR|Sugar Land Regional|Houston|HOU US TX|29.6223 -95.6565 82|America/Chicago
EDC KEDC EDC|Austin Executive|Austin|AUS US TX|30.3975 -97.5664 620|America/Chicago
SSF KSSF SSF|Stinson Municipal|San Antonio|SAT US TX|29.3370 -98.4711 577|America/Chicago
PWK KPWK PWK|Chicago Executive|Wheeling|CHI US IL|42.1142 -87.9015 647|America/Chicago
DPA KDPA DPA|DuPage|West Chicago|CHI US IL|41.9078 -88.2486 759|America/Chicago
STP KSTP STP|St. Paul Downtown Holman Field|St. Paul|MSP US MN|44.9345 -93.0600 705|America/Chicago
FCM KFCM FCM|Flying Cloud|Minneapolis|MSP US MN|44.8272 -93.4571 906|America/Chicago
MKC KMKC MKC|Charles B. Wheeler Downtown|Kansas City|MKC US MO|39.1232 -94.5928 759|America/Chicago
SUS KSUS SUS|Spirit of St. Louis|St. Louis|STL US MO|38.6621 -90.6520 463|America/Chicago
YIP KYIP YIP|Willow Run|Detroit|DTT US MI|42.2379 -83.5304 716|America/Detroit
BKL KBKL BKL|Burke Lakefront|Cleveland|CLE US OH|41.5175 -81.6833 583|America/New_York
LCK KLCK LCK|Rickenbacker International|Columbus|CMH US OH|39.8138 -82.9278 744|America/New_York
AGC KAGC AGC|Allegheny County|Pittsburgh|PIT US PA|40.3544 -79.9302 1252|America/New_York
PNE KPNE PNE|Northeast Philadelphia|Philadelphia|PHL US PA|40.0819 -75.0106 120|America/New_York
TEB KTEB TEB|Teterboro|Teterboro|NYC US NJ|40.8501 -74.0608 9|America/New_York
HPN KHPN HPN|Westchester County|White Plains|NYC US NY|41.0670 -73.7076 439|America/New_York
FRG KFRG FRG|Republic|Farmingdale|NYC US NY|40.7288 -73.4134 81|America/New_York
BED KBED BED|Hanscom Field|Bedford|BOS US MA|42.4700 -71.2890 133|America/New_York
PVD KPVD PVD|Rhode Island T. F. Green International|Providence|PVD US RI|41.7240 -71.4283 55|America/New_York
PDK KPDK PDK|DeKalb-Peachtree|Atlanta|ATL US GA|33.8756 -84.3020 998|America/New_York
FTY KFTY FTY|Fulton County Brown Field|Atlanta|ATL US GA|33.7791 -84.5214 841|America/New_York
USA KJQF JQF|Concord-Padgett Regional|Concord|CLT US NC|35.3878 -80.7091 705|America/New_York
ORL KORL ORL|Orlando Executive|Orlando|ORL US FL|28.5455 -81.3329 113|America/New_York
SFB KSFB SFB|Orlando Sanford International|Sanford|ORL US FL|28.7776 -81.2375 55|America/New_York
PIE KPIE PIE|St. Pete-Clearwater International|St. Petersburg|TPA US FL|27.9102 -82.6874 11|America/New_York
OPF KOPF OPF|Miami-Opa Locka Executive|Miami|MIA US FL|25.9070 -80.2784 8|America/New_York
FXE KFXE FXE|Fort Lauderdale Executive|Fort Lauderdale|FLL US FL|26.1973 -80.1707 13|America/New_York
YTZ CYTZ -|Billy Bishop Toronto City|Toronto|YTO CA ON|43.6275 -79.3962 252|America/Toronto
YHU CYHU -|Montreal Saint-Hubert|Montreal|YMQ CA QC|45.5175 -73.4169 90|America/Toronto
YDT CZBB -|Boundary Bay|Vancouver|YVR CA BC|49.0742 -123.0122 6|America/Vancouver
TLC MMTO -|Toluca International|Toluca|MEX MX MEX|19.3371 -99.5660 8466|America/Mexico_City
NLU MMSM -|Felipe Angeles International|Mexico City|MEX MX MEX|19.7561 -99.0153 7369|America/Mexico_City
SIG TJIG SIG|Fernando Luis Ribas Dominicci|San Juan|SJU PR -|18.4568 -66.0981 10|America/Puerto_Rico
SYQ MRPV -|Tobias Bolanos International|San Jose|SJO CR -|9.9571 -84.1398 3287|America/Costa_Rica
PAC MPMG -|Albrook Marcos A. Gelabert International|Panama City|PTY PA -|8.9733 -79.5556 31|America/Panama
EOH SKMD -|Olaya Herrera|Medellin|MDE CO -|6.2205 -75.5906 4949|America/Bogota|VFR
FDO SADF -|San Fernando|San Fernando|BUE AR -|-34.4532 -58.5896 10|America/Argentina/Buenos_Aires|VFR
CGH SBSP -|Congonhas|Sao Paulo|SAO BR SP|-23.6261 -46.6564 2631|America/Sao_Paulo
VCP SBKP -|Viracopos International|Campinas|SAO BR SP|-23.0074 -47.1345 2170|America/Sao_Paulo
SDU SBRJ -|Santos Dumont|Rio de Janeiro|RIO BR RJ|-22.9105 -43.1631 11|America/Sao_Paulo
LTN EGGW -|Luton|London|LON GB -|51.8747 -0.3683 526|Europe/London
FAB EGLF -|Farnborough|Farnborough|LON GB -|51.2758 -0.7763 238|Europe/London
BQH EGKB -|Biggin Hill|London|LON GB -|51.3308 0.0325 598|Europe/London
LPL EGGP -|Liverpool John Lennon|Liverpool|LPL GB -|53.3336 -2.8497 80|Europe/London
PIK EGPK -|Prestwick|Glasgow|GLA GB -|55.5094 -4.5867 65|Europe/London
LBG LFPB -|Le Bourget|Paris|PAR FR -|48.9694 2.4414 218|Europe/Paris
CEQ LFMD -|Mandelieu|Cannes|CEQ FR -|43.5420 6.9535 13|Europe/Paris
LYN LFLY -|Lyon-Bron|Lyon|LYS FR -|45.7272 4.9443 659|Europe/Paris
RTM EHRD -|Rotterdam The Hague|Rotterdam|RTM NL -|51.9569 4.4372 -15|Europe/Amsterdam
ANR EBAW -|Antwerp International|Antwerp|ANR BE -|51.1894 4.4603 39|Europe/Brussels
CRL EBCI -|Brussels South Charleroi|Charleroi|BRU BE -|50.4592 4.4538 614|Europe/Brussels
HHN EDFH -|Frankfurt-Hahn|Hahn|FRA DE -|49.9487 7.2639 1649|Europe/Berlin
AGB EDMA -|Augsburg|Augsburg|AGB DE -|48.4253 10.9317 1515|Europe/Berlin
OBF EDMO -|Oberpfaffenhofen|Munich|MUC DE -|48.0814 11.2831 1947|Europe/Berlin|VFR
DTM EDLW -|Dortmund|Dortmund|DTM DE -|51.5183 7.6122 425|Europe/Berlin
XFW EDHI -|Hamburg Finkenwerder|Hamburg|HAM DE -|53.5353 9.8356 23|Europe/Berlin
BTS LZIB -|M. R. Stefanik|Bratislava|BTS SK -|48.1702 17.2127 436|Europe/Bratislava
GRO LEGE -|Girona-Costa Brava|Girona|GRO ES -|41.9010 2.7605 468|Europe/Madrid
TOJ LETO -|Torrejon|Madrid|MAD ES -|40.4967 -3.4459 2026|Europe/Madrid
CAT LPCS -|Cascais|Lisbon|LIS PT -|38.7250 -9.3552 325|Europe/Lisbon
CIA LIRA -|Ciampino|Rome|ROM IT -|41.7994 12.5949 427|Europe/Rome
BGY LIME -|Orio al Serio|Bergamo|MIL IT -|45.6739 9.7042 782|Europe/Rome
TSF LIPH -|Treviso Sant'Angelo|Treviso|VCE IT -|45.6484 12.1944 59|Europe/Rome
BMA ESSB -|Bromma|Stockholm|STO SE -|59.3544 17.9417 47|Europe/Stockholm
RKE EKRK -|Roskilde|Copenhagen|CPH DK -|55.5856 12.1314 146|Europe/Copenhagen
RYG ENRY -|Rygge|Moss|OSL NO -|59.3788 10.7855 174|Europe/Oslo
WMI EPMO -|Modlin|Warsaw|WAW PL -|52.4511 20.6518 341|Europe/Warsaw
HLA FALA -|Lanseria International|Johannesburg|JNB ZA -|-25.9385 27.9261 4517|Africa/Johannesburg
WIL HKNW -|Wilson|Nairobi|NBO KE -|-1.3217 36.8148 5536|Africa/Nairobi|VFR
SPX HESX -|Sphinx International|Giza|CAI EG -|30.1097 30.8944 553|Africa/Cairo
DWC OMDW -|Al Maktoum International|Dubai|DXB AE -|24.8963 55.1614 114|Asia/Dubai
SHJ OMSJ -|Sharjah International|Sharjah|SHJ AE -|25.3286 55.5172 111|Asia/Dubai
DMK VTBD -|Don Mueang International|Bangkok|BKK TH -|13.9126 100.6068 9|Asia/Bangkok
SZB WMSA -|Sultan Abdul Aziz Shah|Kuala Lumpur|KUL MY -|3.1306 101.5494 90|Asia/Kuala_Lumpur
XSP WSSL -|Seletar|Singapore|SIN SG -|1.4170 103.8678 36|Asia/Singapore
HLP WIHH -|Halim Perdanakusuma|Jakarta|JKT ID -|-6.2666 106.8910 84|Asia/Jakarta
TSA RCSS -|Songshan|Taipei|TPE TW -|25.0694 121.5525 18|Asia/Taipei
ITM RJOO -|Itami|Osaka|OSA JP -|34.7855 135.4382 50|Asia/Tokyo
UKB RJBE -|Kobe|Kobe|OSA JP -|34.6328 135.2239 22|Asia/Tokyo
PKX ZBAD -|Daxing International|Beijing|BJS CN -|39.5099 116.4105 98|Asia/Shanghai
BWU YSBK -|Bankstown|Sydney|SYD AU NSW|-33.9244 150.9883 29|Australia/Sydney|VFR
MBW YMMB -|Moorabbin|Melbourne|MEL AU VIC|-37.9758 145.1022 50|Australia/Melbourne|VFR
AVV YMAV -|Avalon|Geelong|MEL AU VIC|-38.0394 144.4694 35|Australia/Melbourne
JAD YPJT -|Jandakot|Perth|PER AU WA|-32.0975 115.8811 99|Australia/Perth|VFR
JWN KJWN JWN|John C. Tune|Nashville|BNA US TN|36.1824 -86.8867 501|America/Chicago
JRF PHJR JRF|Kalaeloa|Kapolei|HNL US HI|21.3074 -158.0703 30|Pacific/Honolulu
YBW CYBW -|Springbank|Calgary|YYC CA AB|51.1031 -114.3744 3940|America/Edmonton
ACH LSZR -|St. Gallen-Altenrhein|St. Gallen|ACH CH -|47.4850 9.5608 1306|Europe/Zurich
DIA OTBD -|Doha International|Doha|DOH QA -|25.2611 51.5651 35|Asia/Qatar
HDO VIDX -|Hindon|Ghaziabad|DEL IN -|28.7077 77.3589 700|Asia/Kolkata
BPM VOHY -|Begumpet|Hyderabad|HYD IN -|17.4531 78.4676 1742|Asia/Kolkata
CRK RPLC -|Clark International|Angeles|MNL PH -|15.1860 120.5600 484|Asia/Manila
TFU ZUTF -|Tianfu International|Chengdu|CTU CN -|30.3125 104.4411 1440|Asia/Shanghai
ACF YBAF -|Archerfield|Brisbane|BNE AU QLD|-27.5703 153.0078 63|Australia/Brisbane
AMZ NZAR -|Ardmore|Auckland|AKL NZ -|-37.0297 174.9733 111|Pacific/Auckland|VFR
`
