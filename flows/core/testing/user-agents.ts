import type { InAppBrowser } from '../host/in-app-browser.atoms';

/** A user agent, and where it is recorded. */
export interface RecordedUserAgent {
  userAgent: string;
  /** The public file that records it, or the pattern after which it was constructed. */
  source: string;
}

/** ua-parser-js, `test/data/ua/browser/browser-all.json` at commit 0273bf64e620653292690649a517399b3590d59a. */
const parser = 'faisalman/ua-parser-js, test/data/ua/browser/browser-all.json';
const sterra = 'novitae/sterraxcyl, sterra/_userAgents_.py';
const diary = 'hyunbinseo/blog, the post in-app-user-agent';
const amp = 'ampproject/amphtml, extensions/amp-dynamic-css-classes/0.1/test/test-runtime-classes.js';
const sensor = 'ariccio/COVID-CO2-tracker, co2_client/src/utils/Browsers.ts';
/** No recording was found in a public file that could be named: the words after the browser's are those that are documented. */
const constructed = (pattern: string) => `constructed after the documented pattern ${pattern}`;

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240705.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36';

/** User agents of applications' own browsers. */
export const inAppUserAgents: Readonly<Record<InAppBrowser, readonly RecordedUserAgent[]>> = {
  Instagram: [
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 14_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 142.0.0.22.109 (iPhone12,5; iOS 14_1; en_US; en-US; scale=3.00; 1242x2688; 214888322) NW/1',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPad; CPU OS 15_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 213.0.0.19.117 (iPad8,9; iPadOS 15_1; en_IT; en-GB; scale=2.00; 750x1334; 330663239)',
      source: sterra,
    },
    {
      userAgent: `${webView} Instagram 334.0.0.42.95 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 598301456)`,
      source: constructed('Instagram <version> Android (<sdk>/<release>; <dpi>; <size>; <device>; <locale>; <build>)'),
    },
  ],
  Messenger: [
    {
      userAgent: `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
      source: constructed('[FBAN/MessengerForiOS;FBAV/<version>;…]'),
    },
    {
      userAgent: `${webView} [FB_IAB/Orca-Android;FBAV/415.0.0.14.47;]`,
      source: constructed('[FB_IAB/Orca-Android;FBAV/<version>;]'),
    },
  ],
  Facebook: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 5.0; SM-G900P Build/LRX21T; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/43.0.2357.121 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/35.0.0.48.273;]',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Mobile/14E304 [FBAN/FBIOS;FBAV/91.0.0.41.73;FBBV/57050710;FBDV/iPhone8,1;FBMD/iPhone;FBSN/iOS;FBSV/10.3.1;FBSS/2;FBCR/Telekom.de;FBID/phone;FBLC/de_DE;FBOP/5;FBRV/0])',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19B81 [FBAN/FBIOS;FBDV/iPhone13,2;FBMD/iPhone;FBSN/iOS;FBSV/15.1.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]',
      source: sensor,
    },
  ],
  TikTok: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 11; 21061119AG Build/RP1A.200720.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/92.0.4515.131 Mobile Safari/537.36 trill_2022109040 JsSdk/1.0 NetType/MOBILE Channel/googleplay AppName/musical_ly app_version/21.9.4 ByteLocale/ru-RU ByteFullLocale/ru-RU Region/KG BytedanceWebview/d8a21c6',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_21.1.0 JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/ru Region/RU ByteFullLocale/ru-RU isDarkMode/1 WKWebView/1 BytedanceWebview/d8a21c6',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 trill_43.0.0 BytedanceWebview/d8a21c6',
      source: parser,
    },
  ],
  LinkedIn: [
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
      source: parser,
    },
    { userAgent: `${webView} [LinkedInApp]/2.312.70`, source: constructed('[LinkedInApp]/<version>') },
  ],
  LINE: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 5.0; ASUS_Z00AD Build/LRX21V; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/51.0.2704.81 Mobile Safari/537.36 Line/6.5.1/IAB',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 11_2_6 like Mac OS X) AppleWebKit/604.5.6 (KHTML, like Gecko) Mobile/15D100 Safari Line/8.4.1',
      source: parser,
    },
  ],
  KakaoTalk: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 12; SM-G988N Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.79 Mobile Safari/537.36;KAKAOTALK 2409760',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.3.1',
      source: diary,
    },
  ],
  WeChat: [
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 MicroMessenger/6.3.6 NetType/WIFI Language/zh_CN',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (Linux; U; Android 5.1; zh-cn; Lenovo K50-t5 Build/LMY47D) AppleWebKit/533.1 (KHTML, like Gecko)Version/4.0 MQQBrowser/5.4 TBS/025478 Mobile Safari/533.1 MicroMessenger/6.3.5.50_r1573191.640 NetType/WIFI Language/zh_CN',
      source: parser,
    },
    {
      userAgent:
        'mozilla/5.0 (windows nt 10.0; wow64) applewebkit/537.36 (khtml, like gecko) chrome/53.0.2785.116 safari/537.36 qbcore/4.0.1301.400 qqbrowser/9.0.2524.400 mozilla/5.0 (windows nt 6.1; wow64) applewebkit/537.36 (khtml, like gecko) chrome/81.0.4044.138 safari/537.36 nettype/wifi micromessenger/7.0.20.1781(0x6700143b) windowswechat',
      source: parser,
    },
  ],
  X: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 13; CPH2531 Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.120 Mobile Safari/537.36 TwitterAndroid',
      source: parser,
    },
    {
      userAgent:
        'Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/19H12 Twitter for iPhone/10.34',
      source: parser,
    },
  ],
  Snapchat: [
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Snapchat/12.33.0.36 (like Safari/8614.1.25.0.31, panda)',
      source: parser,
    },
  ],
  Pinterest: [
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 5.1.1; SM-G920F Build/LMY47X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/47.0.2526.100 Mobile Safari/537.36 [Pinterest/Android]',
      source: amp,
    },
    { userAgent: `${iPhone} Mobile/15E148 [Pinterest/iOS]`, source: constructed('[Pinterest/iOS]') },
  ],
};
