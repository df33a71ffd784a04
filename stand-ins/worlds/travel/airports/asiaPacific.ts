/** Airports of Asia; a line as in `northAmerica.ts`. */
export const ASIA = `
DEL VIDP -|Indira Gandhi International|Delhi|DEL IN -|28.5665 77.1031 777|Asia/Kolkata|82
BOM VABB -|Chhatrapati Shivaji Maharaj International|Mumbai|BOM IN -|19.0887 72.8679 39|Asia/Kolkata|76
BLR VOBL -|Kempegowda International|Bengaluru|BLR IN -|13.1979 77.7063 3000|Asia/Kolkata|62
MAA VOMM -|Chennai International|Chennai|MAA IN -|12.9900 80.1693 52|Asia/Kolkata|52
HYD VOHS -|Rajiv Gandhi International|Hyderabad|HYD IN -|17.2313 78.4299 2024|Asia/Kolkata|54
CMB VCBI -|Bandaranaike International|Colombo|CMB LK -|7.1808 79.8841 30|Asia/Colombo|36
MLE VRMM -|Velana International|Male|MLE MV -|4.1918 73.5291 6|Indian/Maldives|36
KTM VNKT -|Tribhuvan International|Kathmandu|KTM NP -|27.6966 85.3591 4390|Asia/Kathmandu|32
DAC VGHS -|Hazrat Shahjalal International|Dhaka|DAC BD -|23.8433 90.3978 30|Asia/Dhaka|40
KHI OPKC -|Jinnah International|Karachi|KHI PK -|24.9065 67.1608 100|Asia/Karachi|38
BKK VTBS -|Suvarnabhumi|Bangkok|BKK TH -|13.6811 100.7472 5|Asia/Bangkok|84
HKT VTSP -|Phuket International|Phuket|HKT TH -|8.1132 98.3169 82|Asia/Bangkok|50
SIN WSSS -|Changi|Singapore|SIN SG -|1.3502 103.9944 22|Asia/Singapore|88
KUL WMKK -|Kuala Lumpur International|Kuala Lumpur|KUL MY -|2.7456 101.7099 69|Asia/Kuala_Lumpur|76
CGK WIII -|Soekarno-Hatta International|Jakarta|JKT ID -|-6.1256 106.6559 34|Asia/Jakarta|74
DPS WADD -|Ngurah Rai International|Denpasar-Bali|DPS ID -|-8.7482 115.1672 14|Asia/Makassar|58
MNL RPLL -|Ninoy Aquino International|Manila|MNL PH -|14.5086 121.0196 75|Asia/Manila|68
SGN VVTS -|Tan Son Nhat International|Ho Chi Minh City|SGN VN -|10.8188 106.6519 33|Asia/Ho_Chi_Minh|62
HAN VVNB -|Noi Bai International|Hanoi|HAN VN -|21.2212 105.8072 39|Asia/Ho_Chi_Minh|54
HKG VHHH -|Hong Kong International|Hong Kong|HKG HK -|22.3089 113.9145 28|Asia/Hong_Kong|82
TPE RCTP -|Taoyuan International|Taipei|TPE TW -|25.0777 121.2328 106|Asia/Taipei|70
PVG ZSPD -|Pudong International|Shanghai|SHA CN -|31.1434 121.8052 13|Asia/Shanghai|80
SHA ZSSS -|Hongqiao International|Shanghai|SHA CN -|31.1979 121.3363 10|Asia/Shanghai|60
PEK ZBAA -|Capital International|Beijing|BJS CN -|40.0801 116.5846 116|Asia/Shanghai|80
CAN ZGGG -|Baiyun International|Guangzhou|CAN CN -|23.3924 113.2988 50|Asia/Shanghai|76
SZX ZGSZ -|Bao'an International|Shenzhen|SZX CN -|22.6393 113.8107 13|Asia/Shanghai|66
CTU ZUUU -|Shuangliu International|Chengdu|CTU CN -|30.5785 103.9471 1625|Asia/Shanghai|62
ICN RKSI -|Incheon International|Seoul|SEL KR -|37.4691 126.4505 23|Asia/Seoul|84
GMP RKSS -|Gimpo International|Seoul|SEL KR -|37.5583 126.7906 59|Asia/Seoul|50
PUS RKPK -|Gimhae International|Busan|PUS KR -|35.1795 128.9382 6|Asia/Seoul|44
HND RJTT -|Haneda|Tokyo|TYO JP -|35.5523 139.7797 35|Asia/Tokyo|92
NRT RJAA -|Narita International|Tokyo|TYO JP -|35.7647 140.3864 141|Asia/Tokyo|74
KIX RJBB -|Kansai International|Osaka|OSA JP -|34.4273 135.2441 26|Asia/Tokyo|62
NGO RJGG -|Chubu Centrair International|Nagoya|NGO JP -|34.8584 136.8053 15|Asia/Tokyo|42
FUK RJFF -|Fukuoka|Fukuoka|FUK JP -|33.5859 130.4507 32|Asia/Tokyo|50
CTS RJCC -|New Chitose|Sapporo|SPK JP -|42.7752 141.6923 82|Asia/Tokyo|50
ALA UAAA -|Almaty International|Almaty|ALA KZ -|43.3521 77.0405 2234|Asia/Almaty|34
`

/** Airports of Australia and Oceania. */
export const OCEANIA = `
SYD YSSY -|Kingsford Smith|Sydney|SYD AU NSW|-33.9461 151.1772 21|Australia/Sydney|74
MEL YMML -|Tullamarine|Melbourne|MEL AU VIC|-37.6733 144.8433 434|Australia/Melbourne|68
BNE YBBN -|Brisbane|Brisbane|BNE AU QLD|-27.3842 153.1175 13|Australia/Brisbane|54
PER YPPH -|Perth|Perth|PER AU WA|-31.9403 115.9669 67|Australia/Perth|46
ADL YPAD -|Adelaide|Adelaide|ADL AU SA|-34.9450 138.5306 20|Australia/Adelaide|36
AKL NZAA -|Auckland|Auckland|AKL NZ -|-37.0081 174.7917 23|Pacific/Auckland|50
CHC NZCH -|Christchurch International|Christchurch|CHC NZ -|-43.4894 172.5322 123|Pacific/Auckland|30
NAN NFFN -|Nadi International|Nadi|NAN FJ -|-17.7554 177.4434 59|Pacific/Fiji|28
PPT NTAA -|Faa'a International|Papeete|PPT PF -|-17.5537 -149.6067 5|Pacific/Tahiti|22
`
