// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger. Partitioned by month, by the time in
/// its id (UUIDv7); no index names a column that changes as it moves on. What only its first day needs is in the tables below.
model Payment {
  id              String                       @id @db.Uuid
  createdAt       DateTime                     @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime                     @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime?                    @map("settled_at") @db.Timestamptz(3)
  /// When the credential can no longer be settled.
  validBefore     DateTime                     @map("valid_before") @db.Timestamptz(3)
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?                      @map("organization_id") @db.Uuid
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?                         @map("transaction_log")
  /// Status of the answer; null while there is none.
  answerStatus    Int?                         @map("answer_status")
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean                      @default(false)
  /// Whether less than its amount was charged, or something was given back.
  isShort         Boolean                      @default(false) @map("is_short")
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String                       @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal                      @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?                     @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?                     @map("settled_amount") @db.Decimal(78, 0)
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?                     @db.Decimal(78, 0)
  transactionHash String?                      @map("transaction_hash")
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?                      @map("resource_url")
  requestId       String                       @map("request_id")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// Every state it has been in, in order, with reason and time; the view payment_transition has a row for each.
  steps           Unsupported("ledger.step")[]

  disbursements Disbursement[]

  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// The credential of a payment as it came, which is unique. Removed when it can neither be executed nor be repeated for its answer.
model PaymentCredential {
  paymentId      String   @id @map("payment_id") @db.Uuid
  validBefore    DateTime @map("valid_before") @db.Timestamptz(3)
  scheme         String
  network        String
  payer          String
  nonce          String
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey String?  @map("idempotency_key")
  credentialHash Bytes    @map("credential_hash")
  requestHash    Bytes    @map("request_hash")
  /// So that a recovering worker can settle it.
  payload        Json
  /// What the credential was checked against.
  requirements   Json

  @@unique([scheme, network, payer, nonce])
  @@map("credential")
  @@schema("ledger")
}

/// A payment that is worked on, that may still arrive after it failed, or that settled a moment ago.
model OpenPayment {
  paymentId  String    @id @map("payment_id") @db.Uuid
  reservedAt DateTime  @default(now()) @map("reserved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil DateTime  @map("lease_until") @db.Timestamptz(3)
  settledAt  DateTime? @map("settled_at") @db.Timestamptz(3)
  /// Whether something is still to be done. If not, it only counts against balances that were read before it settled.
  isDue      Boolean   @default(true) @map("is_due")
  /// As in the payment's row.
  state      String
  /// The process that holds the lease.
  owner      String
  payer      String
  network    String
  asset      String
  /// What it was reserved for; once settled, what it took.
  amount     Decimal   @db.Decimal(78, 0)
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey    Bytes?    @map("open_key")

  @@index([payer])
  @@map("open_payment")
  @@schema("ledger")
}

/// The answer of a payment, for repeated requests. Removed after a day.
model PaymentAnswer {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json
  body      Bytes

  @@map("answer")
  @@schema("ledger")
}

/// Headers that tell what was paid, as they were first sent. Removed with the answer.
model PaymentReceipt {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json

  @@map("receipt")
  @@schema("ledger")
}

/// One priced field of a payment's bill. Partitioned like the payments.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  units     Int
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)
  /// Whether a payment is known to name it: such a basis is kept.
  isNamed       Boolean  @default(false) @map("is_named")

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","headers","body","reservedAt","settledAt","isDue","network","asset","openKey","validBefore","scheme","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","disbursementId_position","paymentId_key","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","at","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "jRnnBfwJCaQKAADmEgAwpQoAAAQAEKYKAADmEgAw3goAAOcSuA0inAsBAIYQACGyDQEAhhAAIbUNAQCGEAAhtg1AAIcQACG4DQAA6BIAIAEAAAABACABAAAAAQAgCKQKAADmEgAwpQoAAAQAEKYKAADmEgAw3goAAOcSuA0inAsBAIYQACGyDQEAhhAAIbUNAQCGEAAhtg1AAIcQACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBd4KAAAAuA0CnAsBAAAAAbINAQAAAAG1DQEAAAABtg1AAAAAAQEIAAAJACAF3goAAAC4DQKcCwEAAAABsg0BAAAAAbUNAQAAAAG2DUAAAAABAQgAAAsAMAEIAAALADAF3goAAJwYuA0inAsBAO8SACGyDQEA7xIAIbUNAQDvEgAhtg1AAPASACECAAAAAQAgCAAADgAgBd4KAACcGLgNIpwLAQDvEgAhsg0BAO8SACG1DQEA7xIAIbYNQADwEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAmRgAIBYAAJsYACAXAACaGAAgCKQKAADiEgAwpQoAABcAEKYKAADiEgAw3goAAOMSuA0inAsBAPsPACGyDQEA-w8AIbUNAQD7DwAhtg1AAPwPACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAekCgAA4RIAMKUKAAAdABCmCgAA4RIAMJULAQAAAAGcCwEAhhAAIbINAQCGEAAhtg1AAIcQACEBAAAAGgAgAQAAABoAIAekCgAA4RIAMKUKAAAdABCmCgAA4RIAMJULAQCGEAAhnAsBAIYQACGyDQEAhhAAIbYNQACHEAAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASVCwEAAAABnAsBAAAAAbINAQAAAAG2DUAAAAABAQgAACIAIASVCwEAAAABnAsBAAAAAbINAQAAAAG2DUAAAAABAQgAACQAMAEIAAAkADAElQsBAO8SACGcCwEA7xIAIbINAQDvEgAhtg1AAPASACECAAAAGgAgCAAAJwAgBJULAQDvEgAhnAsBAO8SACGyDQEA7xIAIbYNQADwEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAlhgAIBYAAJgYACAXAACXGAAgB6QKAADgEgAwpQoAADAAEKYKAADgEgAwlQsBAPsPACGcCwEA-w8AIbINAQD7DwAhtg1AAPwPACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqkCgAA3hIAMKUKAAA2ABCmCgAA3hIAMKcKBAAAAAHeCgEAhhAAIZwLAQCGEAAhsQ1AAIcQACGyDQEAhhAAIbQNAADfErQNIrUNAQCGEAAhAQAAADMAIAEAAAAzACAKpAoAAN4SADClCgAANgAQpgoAAN4SADCnCgQAthAAId4KAQCGEAAhnAsBAIYQACGxDUAAhxAAIbINAQCGEAAhtA0AAN8StA0itQ0BAIYQACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB6cKBAAAAAHeCgEAAAABnAsBAAAAAbENQAAAAAGyDQEAAAABtA0AAAC0DQK1DQEAAAABAQgAADsAIAenCgQAAAAB3goBAAAAAZwLAQAAAAGxDUAAAAABsg0BAAAAAbQNAAAAtA0CtQ0BAAAAAQEIAAA9ADABCAAAPQAwB6cKBACIEwAh3goBAO8SACGcCwEA7xIAIbENQADwEgAhsg0BAO8SACG0DQAAlRi0DSK1DQEA7xIAIQIAAAAzACAIAABAACAHpwoEAIgTACHeCgEA7xIAIZwLAQDvEgAhsQ1AAPASACGyDQEA7xIAIbQNAACVGLQNIrUNAQDvEgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAkBgAIBYAAJMYACAXAACSGAAgOAAAkRgAIDkAAJQYACAKpAoAANoSADClCgAASQAQpgoAANoSADCnCgQAnhAAId4KAQD7DwAhnAsBAPsPACGxDUAA_A8AIbINAQD7DwAhtA0AANsStA0itQ0BAPsPACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAikCgAA2RIAMKUKAABPABCmCgAA2RIAMIgNAgAAAAGtDQQAthAAIa4NBAC3EAAhrw0AAbURACGwDUAAhxAAIQEAAABMACABAAAATAAgCKQKAADZEgAwpQoAAE8AEKYKAADZEgAwiA0CAIUQACGtDQQAthAAIa4NBAC3EAAhrw0AAbURACGwDUAAhxAAIQKuDQAA9BIAIK8NAAD0EgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBYgNAgAAAAGtDQQAAAABrg0EAAAAAa8NAAEAAAGwDUAAAAABAQgAAFQAIAWIDQIAAAABrQ0EAAAAAa4NBAAAAAGvDQABAAABsA1AAAAAAQEIAABWADABCAAAVgAwBYgNAgDuEgAhrQ0EAIgTACGuDQQAihMAIa8NAAHVFQAhsA1AAPASACECAAAATAAgCAAAWQAgBYgNAgDuEgAhrQ0EAIgTACGuDQQAihMAIa8NAAHVFQAhsA1AAPASACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAACLGAAgFgAAjhgAIBcAAI0YACA4AACMGAAgOQAAjxgAIK4NAAD0EgAgrw0AAPQSACAIpAoAANgSADClCgAAYgAQpgoAANgSADCIDQIA-g8AIa0NBACeEAAhrg0EAKEQACGvDQABsREAIbANQAD8DwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQpAoAANYSADClCgAAaAAQpgoAANYSADCHCwIAhRAAId4MAAGvEQAhiA0CAIUQACGKDQIAhRAAIZ0NEAC4EAAhpQ0EALYQACGmDQABrxEAIacNQACHEAAhqA0AAa8RACGpDRAAuBAAIaoNEADwEAAhqw0gAMEQACGsDQAA1xIAIAEAAABlACABAAAAZQAgD6QKAADWEgAwpQoAAGgAEKYKAADWEgAwhwsCAIUQACHeDAABrxEAIYgNAgCFEAAhig0CAIUQACGdDRAAuBAAIaUNBAC2EAAhpg0AAa8RACGnDUAAhxAAIagNAAGvEQAhqQ0QALgQACGqDRAA8BAAIasNIADBEAAhAaoNAAD0EgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIcLAgAAAAHeDAABAAABiA0CAAAAAYoNAgAAAAGdDRAAAAABpQ0EAAAAAaYNAAEAAAGnDUAAAAABqA0AAQAAAakNEAAAAAGqDRAAAAABqw0gAAAAAQEIAABtACAMhwsCAAAAAd4MAAEAAAGIDQIAAAABig0CAAAAAZ0NEAAAAAGlDQQAAAABpg0AAQAAAacNQAAAAAGoDQABAAABqQ0QAAAAAaoNEAAAAAGrDSAAAAABAQgAAG8AMAEIAABvADAMhwsCAO4SACHeDAABzxUAIYgNAgDuEgAhig0CAO4SACGdDRAAmxMAIaUNBACIEwAhpg0AAc8VACGnDUAA8BIAIagNAAHPFQAhqQ0QAJsTACGqDRAA4hMAIasNIACSEwAhAgAAAGUAIAgAAHIAIAyHCwIA7hIAId4MAAHPFQAhiA0CAO4SACGKDQIA7hIAIZ0NEACbEwAhpQ0EAIgTACGmDQABzxUAIacNQADwEgAhqA0AAc8VACGpDRAAmxMAIaoNEADiEwAhqw0gAJITACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACGGAAgFgAAiRgAIBcAAIgYACA4AACHGAAgOQAAihgAIKoNAAD0EgAgD6QKAADVEgAwpQoAAHsAEKYKAADVEgAwhwsCAPoPACHeDAABqxEAIYgNAgD6DwAhig0CAPoPACGdDRAArxAAIaUNBACeEAAhpg0AAasRACGnDUAA_A8AIagNAAGrEQAhqQ0QAK8QACGqDRAA5hAAIasNIACqEAAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATpAoAANMSADClCgAAgQEAEKYKAADTEgAw2wsAAbURACHzCwQAthAAIY4MAAGvEQAhlQwQALgQACHeDAABrxEAIYgNAgCFEAAhjQ0EALYQACGZDQABrxEAIZwNBAC2EAAhnQ0EALYQACGfDQIAhRAAIaANEAC4EAAhoQ0AAbURACGiDQQAthAAIaMNIADBEAAhpA0AANQSACABAAAAfgAgAQAAAH4AIBKkCgAA0xIAMKUKAACBAQAQpgoAANMSADDbCwABtREAIfMLBAC2EAAhjgwAAa8RACGVDBAAuBAAId4MAAGvEQAhiA0CAIUQACGNDQQAthAAIZkNAAGvEQAhnA0EALYQACGdDQQAthAAIZ8NAgCFEAAhoA0QALgQACGhDQABtREAIaINBAC2EAAhow0gAMEQACEC2wsAAPQSACChDQAA9BIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_bCwABAAAB8wsEAAAAAY4MAAEAAAGVDBAAAAAB3gwAAQAAAYgNAgAAAAGNDQQAAAABmQ0AAQAAAZwNBAAAAAGdDQQAAAABnw0CAAAAAaANEAAAAAGhDQABAAABog0EAAAAAaMNIAAAAAEBCAAAhgEAIA_bCwABAAAB8wsEAAAAAY4MAAEAAAGVDBAAAAAB3gwAAQAAAYgNAgAAAAGNDQQAAAABmQ0AAQAAAZwNBAAAAAGdDQQAAAABnw0CAAAAAaANEAAAAAGhDQABAAABog0EAAAAAaMNIAAAAAEBCAAAiAEAMAEIAACIAQAwD9sLAAHVFQAh8wsEAIgTACGODAABzxUAIZUMEACbEwAh3gwAAc8VACGIDQIA7hIAIY0NBACIEwAhmQ0AAc8VACGcDQQAiBMAIZ0NBACIEwAhnw0CAO4SACGgDRAAmxMAIaENAAHVFQAhog0EAIgTACGjDSAAkhMAIQIAAAB-ACAIAACLAQAgD9sLAAHVFQAh8wsEAIgTACGODAABzxUAIZUMEACbEwAh3gwAAc8VACGIDQIA7hIAIY0NBACIEwAhmQ0AAc8VACGcDQQAiBMAIZ0NBACIEwAhnw0CAO4SACGgDRAAmxMAIaENAAHVFQAhog0EAIgTACGjDSAAkhMAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACBGAAgFgAAhBgAIBcAAIMYACA4AACCGAAgOQAAhRgAINsLAAD0EgAgoQ0AAPQSACASpAoAANISADClCgAAlAEAEKYKAADSEgAw2wsAAbERACHzCwQAnhAAIY4MAAGrEQAhlQwQAK8QACHeDAABqxEAIYgNAgD6DwAhjQ0EAJ4QACGZDQABqxEAIZwNBACeEAAhnQ0EAJ4QACGfDQIA-g8AIaANEACvEAAhoQ0AAbERACGiDQQAnhAAIaMNIACqEAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGkCgAA0BIAMKUKAACaAQAQpgoAANASADDeCgEAhhAAIegKAAGvEQAh1wsCAIUQACHbCwABtREAIZUMEAC4EAAhugwBAJEQACGIDQIAhRAAIY0NBAC2EAAhjg0CAIUQACGZDQABrxEAIZsNAQCGEAAhnA0EALYQACGdDQQAthAAIZ4NAADREgAgAQAAAJcBACABAAAAlwEAIBCkCgAA0BIAMKUKAACaAQAQpgoAANASADDeCgEAhhAAIegKAAGvEQAh1wsCAIUQACHbCwABtREAIZUMEAC4EAAhugwBAJEQACGIDQIAhRAAIY0NBAC2EAAhjg0CAIUQACGZDQABrxEAIZsNAQCGEAAhnA0EALYQACGdDQQAthAAIQLbCwAA9BIAILoMAAD0EgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDd4KAQAAAAHoCgABAAAB1wsCAAAAAdsLAAEAAAGVDBAAAAABugwBAAAAAYgNAgAAAAGNDQQAAAABjg0CAAAAAZkNAAEAAAGbDQEAAAABnA0EAAAAAZ0NBAAAAAEBCAAAnwEAIA3eCgEAAAAB6AoAAQAAAdcLAgAAAAHbCwABAAABlQwQAAAAAboMAQAAAAGIDQIAAAABjQ0EAAAAAY4NAgAAAAGZDQABAAABmw0BAAAAAZwNBAAAAAGdDQQAAAABAQgAAKEBADABCAAAoQEAMA3eCgEA7xIAIegKAAHPFQAh1wsCAO4SACHbCwAB1RUAIZUMEACbEwAhugwBAPgSACGIDQIA7hIAIY0NBACIEwAhjg0CAO4SACGZDQABzxUAIZsNAQDvEgAhnA0EAIgTACGdDQQAiBMAIQIAAACXAQAgCAAApAEAIA3eCgEA7xIAIegKAAHPFQAh1wsCAO4SACHbCwAB1RUAIZUMEACbEwAhugwBAPgSACGIDQIA7hIAIY0NBACIEwAhjg0CAO4SACGZDQABzxUAIZsNAQDvEgAhnA0EAIgTACGdDQQAiBMAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAPwXACAWAAD_FwAgFwAA_hcAIDgAAP0XACA5AACAGAAg2wsAAPQSACC6DAAA9BIAIBCkCgAAzxIAMKUKAACtAQAQpgoAAM8SADDeCgEA-w8AIegKAAGrEQAh1wsCAPoPACHbCwABsREAIZUMEACvEAAhugwBAIwQACGIDQIA-g8AIY0NBACeEAAhjg0CAPoPACGZDQABqxEAIZsNAQD7DwAhnA0EAJ4QACGdDQQAnhAAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEKQKAADNEgAwpQoAALMBABCmCgAAzRIAMOgKAAGvEQAh2wsAAa8RACGVDBAAuBAAIYgNAgCFEAAhjA0AAa8RACGNDQQAthAAIY4NAgCFEAAhkw0AAMoSkw0ilA0QALgQACGXDQIAhRAAIZgNAgCFEAAhmQ0AAa8RACGaDQAAzhIAIAEAAACwAQAgAQAAALABACAPpAoAAM0SADClCgAAswEAEKYKAADNEgAw6AoAAa8RACHbCwABrxEAIZUMEAC4EAAhiA0CAIUQACGMDQABrxEAIY0NBAC2EAAhjg0CAIUQACGTDQAAyhKTDSKUDRAAuBAAIZcNAgCFEAAhmA0CAIUQACGZDQABrxEAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM6AoAAQAAAdsLAAEAAAGVDBAAAAABiA0CAAAAAYwNAAEAAAGNDQQAAAABjg0CAAAAAZMNAAAAkw0ClA0QAAAAAZcNAgAAAAGYDQIAAAABmQ0AAQAAAQEIAAC4AQAgDOgKAAEAAAHbCwABAAABlQwQAAAAAYgNAgAAAAGMDQABAAABjQ0EAAAAAY4NAgAAAAGTDQAAAJMNApQNEAAAAAGXDQIAAAABmA0CAAAAAZkNAAEAAAEBCAAAugEAMAEIAAC6AQAwDOgKAAHPFQAh2wsAAc8VACGVDBAAmxMAIYgNAgDuEgAhjA0AAc8VACGNDQQAiBMAIY4NAgDuEgAhkw0AAPYXkw0ilA0QAJsTACGXDQIA7hIAIZgNAgDuEgAhmQ0AAc8VACECAAAAsAEAIAgAAL0BACAM6AoAAc8VACHbCwABzxUAIZUMEACbEwAhiA0CAO4SACGMDQABzxUAIY0NBACIEwAhjg0CAO4SACGTDQAA9heTDSKUDRAAmxMAIZcNAgDuEgAhmA0CAO4SACGZDQABzxUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAPcXACAWAAD6FwAgFwAA-RcAIDgAAPgXACA5AAD7FwAgD6QKAADMEgAwpQoAAMYBABCmCgAAzBIAMOgKAAGrEQAh2wsAAasRACGVDBAArxAAIYgNAgD6DwAhjA0AAasRACGNDQQAnhAAIY4NAgD6DwAhkw0AAMYSkw0ilA0QAK8QACGXDQIA-g8AIZgNAgD6DwAhmQ0AAasRACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAukCgAAyRIAMKUKAADMAQAQpgoAAMkSADC7CwABrxEAIYIMEAC4EAAhiA0CAIUQACGMDQABrxEAIZMNAADKEpMNIpQNEAC4EAAhlQ0CAIUQACGWDQAAyxIAIAEAAADJAQAgAQAAAMkBACAKpAoAAMkSADClCgAAzAEAEKYKAADJEgAwuwsAAa8RACGCDBAAuBAAIYgNAgCFEAAhjA0AAa8RACGTDQAAyhKTDSKUDRAAuBAAIZUNAgCFEAAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAe7CwABAAABggwQAAAAAYgNAgAAAAGMDQABAAABkw0AAACTDQKUDRAAAAABlQ0CAAAAAQEIAADRAQAgB7sLAAEAAAGCDBAAAAABiA0CAAAAAYwNAAEAAAGTDQAAAJMNApQNEAAAAAGVDQIAAAABAQgAANMBADABCAAA0wEAMAe7CwABzxUAIYIMEACbEwAhiA0CAO4SACGMDQABzxUAIZMNAAD2F5MNIpQNEACbEwAhlQ0CAO4SACECAAAAyQEAIAgAANYBACAHuwsAAc8VACGCDBAAmxMAIYgNAgDuEgAhjA0AAc8VACGTDQAA9heTDSKUDRAAmxMAIZUNAgDuEgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA8RcAIBYAAPQXACAXAADzFwAgOAAA8hcAIDkAAPUXACAKpAoAAMUSADClCgAA3wEAEKYKAADFEgAwuwsAAasRACGCDBAArxAAIYgNAgD6DwAhjA0AAasRACGTDQAAxhKTDSKUDRAArxAAIZUNAgD6DwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALpAoAAMMSADClCgAA5QEAEKYKAADDEgAw6AoAAa8RACGIDQIAhRAAIYwNAAGvEQAhjQ0EALYQACGODQIAhRAAIY8NAAGvEQAhkA0AAbURACGRDQAAxBIAIAEAAADiAQAgAQAAAOIBACAKpAoAAMMSADClCgAA5QEAEKYKAADDEgAw6AoAAa8RACGIDQIAhRAAIYwNAAGvEQAhjQ0EALYQACGODQIAhRAAIY8NAAGvEQAhkA0AAbURACEBkA0AAPQSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH6AoAAQAAAYgNAgAAAAGMDQABAAABjQ0EAAAAAY4NAgAAAAGPDQABAAABkA0AAQAAAQEIAADqAQAgB-gKAAEAAAGIDQIAAAABjA0AAQAAAY0NBAAAAAGODQIAAAABjw0AAQAAAZANAAEAAAEBCAAA7AEAMAEIAADsAQAwB-gKAAHPFQAhiA0CAO4SACGMDQABzxUAIY0NBACIEwAhjg0CAO4SACGPDQABzxUAIZANAAHVFQAhAgAAAOIBACAIAADvAQAgB-gKAAHPFQAhiA0CAO4SACGMDQABzxUAIY0NBACIEwAhjg0CAO4SACGPDQABzxUAIZANAAHVFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA7BcAIBYAAO8XACAXAADuFwAgOAAA7RcAIDkAAPAXACCQDQAA9BIAIAqkCgAAwhIAMKUKAAD4AQAQpgoAAMISADDoCgABqxEAIYgNAgD6DwAhjA0AAasRACGNDQQAnhAAIY4NAgD6DwAhjw0AAasRACGQDQABsREAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCaQKAADAEgAwpQoAAP4BABCmCgAAwBIAMIcLBAC2EAAhzAtAAIcQACGIDQIAhRAAIYkNAgCFEAAhig0EALYQACGLDQAAwRIAIAEAAAD7AQAgAQAAAPsBACAIpAoAAMASADClCgAA_gEAEKYKAADAEgAwhwsEALYQACHMC0AAhxAAIYgNAgCFEAAhiQ0CAIUQACGKDQQAthAAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFhwsEAAAAAcwLQAAAAAGIDQIAAAABiQ0CAAAAAYoNBAAAAAEBCAAAgwIAIAWHCwQAAAABzAtAAAAAAYgNAgAAAAGJDQIAAAABig0EAAAAAQEIAACFAgAwAQgAAIUCADAFhwsEAIgTACHMC0AA8BIAIYgNAgDuEgAhiQ0CAO4SACGKDQQAiBMAIQIAAAD7AQAgCAAAiAIAIAWHCwQAiBMAIcwLQADwEgAhiA0CAO4SACGJDQIA7hIAIYoNBACIEwAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA5xcAIBYAAOoXACAXAADpFwAgOAAA6BcAIDkAAOsXACAIpAoAAL8SADClCgAAkQIAEKYKAAC_EgAwhwsEAJ4QACHMC0AA_A8AIYgNAgD6DwAhiQ0CAPoPACGKDQQAnhAAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEqQKAAC-EgAwpQoAAJcCABCmCgAAvhIAML8LQACHEAAhwgsBAIYQACH7DAEAAAAB_AwCAIUQACH9DAAA0BAAIP4MAQCGEAAh_wwAANAQACCADQEAhhAAIYENIADBEAAhgg0CAIUQACGDDQEAhhAAIYQNAQCGEAAhhQ0BAIYQACGGDQABtREAIYcNAQCGEAAhAQAAAJQCACABAAAAlAIAIBKkCgAAvhIAMKUKAACXAgAQpgoAAL4SADC_C0AAhxAAIcILAQCGEAAh-wwBAIYQACH8DAIAhRAAIf0MAADQEAAg_gwBAIYQACH_DAAA0BAAIIANAQCGEAAhgQ0gAMEQACGCDQIAhRAAIYMNAQCGEAAhhA0BAIYQACGFDQEAhhAAIYYNAAG1EQAhhw0BAIYQACEBhg0AAPQSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPvwtAAAAAAcILAQAAAAH7DAEAAAAB_AwCAAAAAf0MgAAAAAH-DAEAAAAB_wyAAAAAAYANAQAAAAGBDSAAAAABgg0CAAAAAYMNAQAAAAGEDQEAAAABhQ0BAAAAAYYNAAEAAAGHDQEAAAABAQgAAJwCACAPvwtAAAAAAcILAQAAAAH7DAEAAAAB_AwCAAAAAf0MgAAAAAH-DAEAAAAB_wyAAAAAAYANAQAAAAGBDSAAAAABgg0CAAAAAYMNAQAAAAGEDQEAAAABhQ0BAAAAAYYNAAEAAAGHDQEAAAABAQgAAJ4CADABCAAAngIAMA-_C0AA8BIAIcILAQDvEgAh-wwBAO8SACH8DAIA7hIAIf0MgAAAAAH-DAEA7xIAIf8MgAAAAAGADQEA7xIAIYENIACSEwAhgg0CAO4SACGDDQEA7xIAIYQNAQDvEgAhhQ0BAO8SACGGDQAB1RUAIYcNAQDvEgAhAgAAAJQCACAIAAChAgAgD78LQADwEgAhwgsBAO8SACH7DAEA7xIAIfwMAgDuEgAh_QyAAAAAAf4MAQDvEgAh_wyAAAAAAYANAQDvEgAhgQ0gAJITACGCDQIA7hIAIYMNAQDvEgAhhA0BAO8SACGFDQEA7xIAIYYNAAHVFQAhhw0BAO8SACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADiFwAgFgAA5RcAIBcAAOQXACA4AADjFwAgOQAA5hcAIIYNAAD0EgAgEqQKAAC9EgAwpQoAAKoCABCmCgAAvRIAML8LQAD8DwAhwgsBAPsPACH7DAEA-w8AIfwMAgD6DwAh_QwAAMoQACD-DAEA-w8AIf8MAADKEAAggA0BAPsPACGBDSAAqhAAIYINAgD6DwAhgw0BAPsPACGEDQEA-w8AIYUNAQD7DwAhhg0AAbERACGHDQEA-w8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFqQKAAC5EgAwpQoAALACABCmCgAAuRIAMKcKBAAAAAG-CgAAuxL0DCLCCgIAhRAAId4KAAC6EvMMIt8KAQCGEAAh6QoBAAAAAZwLAQCREAAhnQtAAJsQACG3CwQAthAAIcALAQCGEAAhngwBAAAAAZ8MQACHEAAh9AwCAIUQACH1DEAAmxAAIfYMAgC-EAAh9wxAAJsQACH4DEAAmxAAIfkMQACbEAAh-gwAALwSACABAAAArQIAIAEAAACtAgAgFaQKAAC5EgAwpQoAALACABCmCgAAuRIAMKcKBAC2EAAhvgoAALsS9AwiwgoCAIUQACHeCgAAuhLzDCLfCgEAhhAAIekKAQCGEAAhnAsBAJEQACGdC0AAmxAAIbcLBAC2EAAhwAsBAIYQACGeDAEAkRAAIZ8MQACHEAAh9AwCAIUQACH1DEAAmxAAIfYMAgC-EAAh9wxAAJsQACH4DEAAmxAAIfkMQACbEAAhCJwLAAD0EgAgnQsAAPQSACCeDAAA9BIAIPUMAAD0EgAg9gwAAPQSACD3DAAA9BIAIPgMAAD0EgAg-QwAAPQSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASpwoEAAAAAb4KAAAA9AwCwgoCAAAAAd4KAAAA8wwC3woBAAAAAekKAQAAAAGcCwEAAAABnQtAAAAAAbcLBAAAAAHACwEAAAABngwBAAAAAZ8MQAAAAAH0DAIAAAAB9QxAAAAAAfYMAgAAAAH3DEAAAAAB-AxAAAAAAfkMQAAAAAEBCAAAtQIAIBKnCgQAAAABvgoAAAD0DALCCgIAAAAB3goAAADzDALfCgEAAAAB6QoBAAAAAZwLAQAAAAGdC0AAAAABtwsEAAAAAcALAQAAAAGeDAEAAAABnwxAAAAAAfQMAgAAAAH1DEAAAAAB9gwCAAAAAfcMQAAAAAH4DEAAAAAB-QxAAAAAAQEIAAC3AgAwAQgAALcCADASpwoEAIgTACG-CgAA4Rf0DCLCCgIA7hIAId4KAADgF_MMIt8KAQDvEgAh6QoBAO8SACGcCwEA-BIAIZ0LQAD_EgAhtwsEAIgTACHACwEA7xIAIZ4MAQD4EgAhnwxAAPASACH0DAIA7hIAIfUMQAD_EgAh9gwCAIkTACH3DEAA_xIAIfgMQAD_EgAh-QxAAP8SACECAAAArQIAIAgAALoCACASpwoEAIgTACG-CgAA4Rf0DCLCCgIA7hIAId4KAADgF_MMIt8KAQDvEgAh6QoBAO8SACGcCwEA-BIAIZ0LQAD_EgAhtwsEAIgTACHACwEA7xIAIZ4MAQD4EgAhnwxAAPASACH0DAIA7hIAIfUMQAD_EgAh9gwCAIkTACH3DEAA_xIAIfgMQAD_EgAh-QxAAP8SACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADbFwAgFgAA3hcAIBcAAN0XACA4AADcFwAgOQAA3xcAIJwLAAD0EgAgnQsAAPQSACCeDAAA9BIAIPUMAAD0EgAg9gwAAPQSACD3DAAA9BIAIPgMAAD0EgAg-QwAAPQSACAVpAoAALISADClCgAAwwIAEKYKAACyEgAwpwoEAJ4QACG-CgAAtBL0DCLCCgIA-g8AId4KAACzEvMMIt8KAQD7DwAh6QoBAPsPACGcCwEAjBAAIZ0LQACUEAAhtwsEAJ4QACHACwEA-w8AIZ4MAQCMEAAhnwxAAPwPACH0DAIA-g8AIfUMQACUEAAh9gwCAKAQACH3DEAAlBAAIfgMQACUEAAh-QxAAJQQACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAArxIAIKQKAACtEgAwpQoAAM4CABCmCgAArRIAMKoKQACHEAAhuApAAJsQACG-CgAArhLpDCKBCwQAthAAIbsLAQCGEAAhwgsBAAAAAZcMAgCFEAAh6QxAAJsQACHqDAEAkRAAIesMQACbEAAh7AxAAJsQACHtDEAAmxAAIe4MAgCFEAAh7wxAAJsQACHwDEAAmxAAIfEMQACbEAAhAQAAAMYCACAK3AEAALESACCkCgAAsBIAMKUKAADIAgAQpgoAALASADCnCgQAthAAIcALAQCGEAAhwgsBAIYQACGUDAEAhhAAIZUMAQCGEAAhlgwCAIUQACEB3AEAANoXACAK3AEAALESACCkCgAAsBIAMKUKAADIAgAQpgoAALASADCnCgQAAAABwAsBAIYQACHCCwEAhhAAIZQMAQCGEAAhlQwBAIYQACGWDAIAhRAAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAACvEgAgpAoAAK0SADClCgAAzgIAEKYKAACtEgAwqgpAAIcQACG4CkAAmxAAIb4KAACuEukMIoELBAC2EAAhuwsBAIYQACHCCwEAhhAAIZcMAgCFEAAh6QxAAJsQACHqDAEAkRAAIesMQACbEAAh7AxAAJsQACHtDEAAmxAAIe4MAgCFEAAh7wxAAJsQACHwDEAAmxAAIfEMQACbEAAhCt0BAADZFwAguAoAAPQSACDpDAAA9BIAIOoMAAD0EgAg6wwAAPQSACDsDAAA9BIAIO0MAAD0EgAg7wwAAPQSACDwDAAA9BIAIPEMAAD0EgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADYFwAgqgpAAAAAAbgKQAAAAAG-CgAAAOkMAoELBAAAAAG7CwEAAAABwgsBAAAAAZcMAgAAAAHpDEAAAAAB6gwBAAAAAesMQAAAAAHsDEAAAAAB7QxAAAAAAe4MAgAAAAHvDEAAAAAB8AxAAAAAAfEMQAAAAAEBCAAA0wIAIBCqCkAAAAABuApAAAAAAb4KAAAA6QwCgQsEAAAAAbsLAQAAAAHCCwEAAAABlwwCAAAAAekMQAAAAAHqDAEAAAAB6wxAAAAAAewMQAAAAAHtDEAAAAAB7gwCAAAAAe8MQAAAAAHwDEAAAAAB8QxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAMsXACCqCkAA8BIAIbgKQAD_EgAhvgoAAMoX6QwigQsEAIgTACG7CwEA7xIAIcILAQDvEgAhlwwCAO4SACHpDEAA_xIAIeoMAQD4EgAh6wxAAP8SACHsDEAA_xIAIe0MQAD_EgAh7gwCAO4SACHvDEAA_xIAIfAMQAD_EgAh8QxAAP8SACECAAAAxgIAIAgAANgCACAQqgpAAPASACG4CkAA_xIAIb4KAADKF-kMIoELBACIEwAhuwsBAO8SACHCCwEA7xIAIZcMAgDuEgAh6QxAAP8SACHqDAEA-BIAIesMQAD_EgAh7AxAAP8SACHtDEAA_xIAIe4MAgDuEgAh7wxAAP8SACHwDEAA_xIAIfEMQAD_EgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAxRcAIBYAAMgXACAXAADHFwAgOAAAxhcAIDkAAMkXACC4CgAA9BIAIOkMAAD0EgAg6gwAAPQSACDrDAAA9BIAIOwMAAD0EgAg7QwAAPQSACDvDAAA9BIAIPAMAAD0EgAg8QwAAPQSACATpAoAAKkSADClCgAA4QIAEKYKAACpEgAwqgpAAPwPACG4CkAAlBAAIb4KAACqEukMIoELBACeEAAhuwsBAPsPACHCCwEA-w8AIZcMAgD6DwAh6QxAAJQQACHqDAEAjBAAIesMQACUEAAh7AxAAJQQACHtDEAAlBAAIe4MAgD6DwAh7wxAAJQQACHwDEAAlBAAIfEMQACUEAAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADEFwAgpwoEAAAAAcALAQAAAAHCCwEAAAABlAwBAAAAAZUMAQAAAAGWDAIAAAABAQgAAOkCACAGpwoEAAAAAcALAQAAAAHCCwEAAAABlAwBAAAAAZUMAQAAAAGWDAIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAwxcAIKcKBACIEwAhwAsBAO8SACHCCwEA7xIAIZQMAQDvEgAhlQwBAO8SACGWDAIA7hIAIQIAAADKAgAgCAAA7gIAIAanCgQAiBMAIcALAQDvEgAhwgsBAO8SACGUDAEA7xIAIZUMAQDvEgAhlgwCAO4SACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAAC-FwAgFgAAwRcAIBcAAMAXACA4AAC_FwAgOQAAwhcAIAmkCgAAqBIAMKUKAAD3AgAQpgoAAKgSADCnCgQAnhAAIcALAQD7DwAhwgsBAPsPACGUDAEA-w8AIZUMAQD7DwAhlgwCAPoPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCkCgAApxIAMKUKAAD9AgAQpgoAAKcSADCqCkAAhxAAIb4KAQCREAAh3woBAAAAAZ8LQACHEAAh3AwBAIYQACHgDAEAhhAAIeEMAQCGEAAh4gwBAIYQACHjDAEAkRAAIeQMAQCGEAAh5QwBAIYQACHmDAEAhhAAIecMQACbEAAhAQAAAPoCACABAAAA-gIAIBCkCgAApxIAMKUKAAD9AgAQpgoAAKcSADCqCkAAhxAAIb4KAQCREAAh3woBAIYQACGfC0AAhxAAIdwMAQCGEAAh4AwBAIYQACHhDAEAhhAAIeIMAQCGEAAh4wwBAJEQACHkDAEAhhAAIeUMAQCGEAAh5gwBAIYQACHnDEAAmxAAIQO-CgAA9BIAIOMMAAD0EgAg5wwAAPQSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANqgpAAAAAAb4KAQAAAAHfCgEAAAABnwtAAAAAAdwMAQAAAAHgDAEAAAAB4QwBAAAAAeIMAQAAAAHjDAEAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wxAAAAAAQEIAACCAwAgDaoKQAAAAAG-CgEAAAAB3woBAAAAAZ8LQAAAAAHcDAEAAAAB4AwBAAAAAeEMAQAAAAHiDAEAAAAB4wwBAAAAAeQMAQAAAAHlDAEAAAAB5gwBAAAAAecMQAAAAAEBCAAAhAMAMAEIAACEAwAwDaoKQADwEgAhvgoBAPgSACHfCgEA7xIAIZ8LQADwEgAh3AwBAO8SACHgDAEA7xIAIeEMAQDvEgAh4gwBAO8SACHjDAEA-BIAIeQMAQDvEgAh5QwBAO8SACHmDAEA7xIAIecMQAD_EgAhAgAAAPoCACAIAACHAwAgDaoKQADwEgAhvgoBAPgSACHfCgEA7xIAIZ8LQADwEgAh3AwBAO8SACHgDAEA7xIAIeEMAQDvEgAh4gwBAO8SACHjDAEA-BIAIeQMAQDvEgAh5QwBAO8SACHmDAEA7xIAIecMQAD_EgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAuxcAIBYAAL0XACAXAAC8FwAgvgoAAPQSACDjDAAA9BIAIOcMAAD0EgAgEKQKAACmEgAwpQoAAJADABCmCgAAphIAMKoKQAD8DwAhvgoBAIwQACHfCgEA-w8AIZ8LQAD8DwAh3AwBAPsPACHgDAEA-w8AIeEMAQD7DwAh4gwBAPsPACHjDAEAjBAAIeQMAQD7DwAh5QwBAPsPACHmDAEA-w8AIecMQACUEAAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMpAoAAKUSADClCgAAlgMAEKYKAAClEgAwpwoEAAAAAbgKQACHEAAh3woBAIYQACGJC0AAhxAAIaUMQACbEAAh3AwBAIYQACHdDAABrxEAId4MAAGvEQAh3wwCAIUQACEBAAAAkwMAIAEAAACTAwAgDKQKAAClEgAwpQoAAJYDABCmCgAApRIAMKcKBAC2EAAhuApAAIcQACHfCgEAhhAAIYkLQACHEAAhpQxAAJsQACHcDAEAhhAAId0MAAGvEQAh3gwAAa8RACHfDAIAhRAAIQGlDAAA9BIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmnCgQAAAABuApAAAAAAd8KAQAAAAGJC0AAAAABpQxAAAAAAdwMAQAAAAHdDAABAAAB3gwAAQAAAd8MAgAAAAEBCAAAmwMAIAmnCgQAAAABuApAAAAAAd8KAQAAAAGJC0AAAAABpQxAAAAAAdwMAQAAAAHdDAABAAAB3gwAAQAAAd8MAgAAAAEBCAAAnQMAMAEIAACdAwAwCacKBACIEwAhuApAAPASACHfCgEA7xIAIYkLQADwEgAhpQxAAP8SACHcDAEA7xIAId0MAAHPFQAh3gwAAc8VACHfDAIA7hIAIQIAAACTAwAgCAAAoAMAIAmnCgQAiBMAIbgKQADwEgAh3woBAO8SACGJC0AA8BIAIaUMQAD_EgAh3AwBAO8SACHdDAABzxUAId4MAAHPFQAh3wwCAO4SACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAAC2FwAgFgAAuRcAIBcAALgXACA4AAC3FwAgOQAAuhcAIKUMAAD0EgAgDKQKAACkEgAwpQoAAKkDABCmCgAApBIAMKcKBACeEAAhuApAAPwPACHfCgEA-w8AIYkLQAD8DwAhpQxAAJQQACHcDAEA-w8AId0MAAGrEQAh3gwAAasRACHfDAIA-g8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFKQKAACjEgAwpQoAAK8DABCmCgAAoxIAMLALQACHEAAhqAwBAJEQACGqDAEAhhAAIasMAAGvEQAhrQwBAAAAAa4MAQCREAAhrwwBAJEQACHIDCAAwRAAIc8MAQCGEAAh0AwBAIYQACHVDAEAhhAAIdYMAQCREAAh1wwBAJEQACHYDAEAkRAAIdkMAAD0EQAg2gwAAPQRACDbDEAAmxAAIQEAAACsAwAgAQAAAKwDACAUpAoAAKMSADClCgAArwMAEKYKAACjEgAwsAtAAIcQACGoDAEAkRAAIaoMAQCGEAAhqwwAAa8RACGtDAEAhhAAIa4MAQCREAAhrwwBAJEQACHIDCAAwRAAIc8MAQCGEAAh0AwBAIYQACHVDAEAhhAAIdYMAQCREAAh1wwBAJEQACHYDAEAkRAAIdkMAAD0EQAg2gwAAPQRACDbDEAAmxAAIQeoDAAA9BIAIK4MAAD0EgAgrwwAAPQSACDWDAAA9BIAINcMAAD0EgAg2AwAAPQSACDbDAAA9BIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGwC0AA8BIAIagMAQD4EgAhqgwBAO8SACGrDAABzxUAIa0MAQDvEgAhrgwBAPgSACGvDAEA-BIAIcgMIACSEwAhzwwBAO8SACHQDAEA7xIAIdUMAQDvEgAh1gwBAPgSACHXDAEA-BIAIdgMAQD4EgAh2QwAALQXACDaDAAAtRcAINsMQAD_EgAhAgAAAKwDACAIAAC0AwAgEbALQADwEgAhqAwBAPgSACGqDAEA7xIAIasMAAHPFQAhrQwBAO8SACGuDAEA-BIAIa8MAQD4EgAhyAwgAJITACHPDAEA7xIAIdAMAQDvEgAh1QwBAO8SACHWDAEA-BIAIdcMAQD4EgAh2AwBAPgSACHZDAAAtBcAINoMAAC1FwAg2wxAAP8SACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAALEXACAWAACzFwAgFwAAshcAIKgMAAD0EgAgrgwAAPQSACCvDAAA9BIAINYMAAD0EgAg1wwAAPQSACDYDAAA9BIAINsMAAD0EgAgFKQKAACiEgAwpQoAALwDABCmCgAAohIAMLALQAD8DwAhqAwBAIwQACGqDAEA-w8AIasMAAGrEQAhrQwBAPsPACGuDAEAjBAAIa8MAQCMEAAhyAwgAKoQACHPDAEA-w8AIdAMAQD7DwAh1QwBAPsPACHWDAEAjBAAIdcMAQCMEAAh2AwBAIwQACHZDAAA9BEAINoMAAD0EQAg2wxAAJQQACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGkCgAAnhIAMKUKAADCAwAQpgoAAJ4SADDXCwIAhRAAIa0MAQCGEAAhrgwBAJEQACHJDAEAhhAAIcoMAgCFEAAhzAwAAJ8SzAwizQwCAL4QACHODAEAkRAAIc8MAQCREAAh0AwBAJEQACHRDAAAvRAAINIMAgCFEAAh0wwAAKASACDUDAAAoRIAIAEAAAC_AwAgAQAAAL8DACAPpAoAAJ4SADClCgAAwgMAEKYKAACeEgAw1wsCAIUQACGtDAEAhhAAIa4MAQCREAAhyQwBAIYQACHKDAIAhRAAIcwMAACfEswMIs0MAgC-EAAhzgwBAJEQACHPDAEAkRAAIdAMAQCREAAh0QwAAL0QACDSDAIAhRAAIQauDAAA9BIAIM0MAAD0EgAgzgwAAPQSACDPDAAA9BIAINAMAAD0EgAg0QwAAPQSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM1wsCAAAAAa0MAQAAAAGuDAEAAAAByQwBAAAAAcoMAgAAAAHMDAAAAMwMAs0MAgAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDIAAAAAB0gwCAAAAAQEIAADHAwAgDNcLAgAAAAGtDAEAAAABrgwBAAAAAckMAQAAAAHKDAIAAAABzAwAAADMDALNDAIAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QyAAAAAAdIMAgAAAAEBCAAAyQMAMAEIAADJAwAwDNcLAgDuEgAhrQwBAO8SACGuDAEA-BIAIckMAQDvEgAhygwCAO4SACHMDAAAsBfMDCLNDAIAiRMAIc4MAQD4EgAhzwwBAPgSACHQDAEA-BIAIdEMgAAAAAHSDAIA7hIAIQIAAAC_AwAgCAAAzAMAIAzXCwIA7hIAIa0MAQDvEgAhrgwBAPgSACHJDAEA7xIAIcoMAgDuEgAhzAwAALAXzAwizQwCAIkTACHODAEA-BIAIc8MAQD4EgAh0AwBAPgSACHRDIAAAAAB0gwCAO4SACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACrFwAgFgAArhcAIBcAAK0XACA4AACsFwAgOQAArxcAIK4MAAD0EgAgzQwAAPQSACDODAAA9BIAIM8MAAD0EgAg0AwAAPQSACDRDAAA9BIAIA-kCgAAmhIAMKUKAADVAwAQpgoAAJoSADDXCwIA-g8AIa0MAQD7DwAhrgwBAIwQACHJDAEA-w8AIcoMAgD6DwAhzAwAAJsSzAwizQwCAKAQACHODAEAjBAAIc8MAQCMEAAh0AwBAIwQACHRDAAAnxAAINIMAgD6DwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKpAoAAJgSADClCgAA2wMAEKYKAACYEgAwpwoBAAAAAaoKQACHEAAhuApAAIcQACG7CwEAhhAAIa0MAQCGEAAhrgwBAJEQACHIDCAAmRIAIQEAAADYAwAgAQAAANgDACAKpAoAAJgSADClCgAA2wMAEKYKAACYEgAwpwoBAIYQACGqCkAAhxAAIbgKQACHEAAhuwsBAIYQACGtDAEAhhAAIa4MAQCREAAhyAwgAJkSACECrgwAAPQSACDIDAAA9BIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAenCgEAAAABqgpAAAAAAbgKQAAAAAG7CwEAAAABrQwBAAAAAa4MAQAAAAHIDCAAAAABAQgAAOADACAHpwoBAAAAAaoKQAAAAAG4CkAAAAABuwsBAAAAAa0MAQAAAAGuDAEAAAAByAwgAAAAAQEIAADiAwAwAQgAAOIDADAHpwoBAO8SACGqCkAA8BIAIbgKQADwEgAhuwsBAO8SACGtDAEA7xIAIa4MAQD4EgAhyAwgAKoXACECAAAA2AMAIAgAAOUDACAHpwoBAO8SACGqCkAA8BIAIbgKQADwEgAhuwsBAO8SACGtDAEA7xIAIa4MAQD4EgAhyAwgAKoXACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACnFwAgFgAAqRcAIBcAAKgXACCuDAAA9BIAIMgMAAD0EgAgCqQKAACUEgAwpQoAAO4DABCmCgAAlBIAMKcKAQD7DwAhqgpAAPwPACG4CkAA_A8AIbsLAQD7DwAhrQwBAPsPACGuDAEAjBAAIcgMIACVEgAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAIoSACDOAgAAixIAIKQKAACJEgAwpQoAAPsDABCmCgAAiRIAMKcKAQAAAAGqCkAAhxAAIcILAQCGEAAhvgwBAIYQACHFDAEAAAABAQAAAPEDACAIygIAAJMSACCkCgAAkRIAMKUKAADzAwAQpgoAAJESADCqCkAAhxAAId8KAQCGEAAh-QsBAMYQACHEDAAAkhLEDCIBygIAAKUXACAJygIAAJMSACCkCgAAkRIAMKUKAADzAwAQpgoAAJESADCqCkAAhxAAId8KAQCGEAAh-QsBAMYQACHEDAAAkhLEDCLHDAAAkBIAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAI4SACDNAgAAjxIAIKQKAACMEgAwpQoAAPcDABCmCgAAjBIAMKcKAQDGEAAhqgpAAIcQACG4CkAAmxAAIb8KAQCREAAh7gsAAI0SwAwi-QsBAL0RACG8DAQAthAAIb0MAQCGEAAhvgwBAIYQACHADAQAthAAIcEMBAC2EAAhwgxAAJsQACEGygIAAKUXACDNAgAAphcAILgKAAD0EgAgvwoAAPQSACD5CwAA9BIAIMIMAAD0EgAgEcoCAACOEgAgzQIAAI8SACCkCgAAjBIAMKUKAAD3AwAQpgoAAIwSADCnCgEAAAABqgpAAIcQACG4CkAAmxAAIb8KAQCREAAh7gsAAI0SwAwi-QsBAL0RACG8DAQAthAAIb0MAQAAAAG-DAEAhhAAIcAMBAC2EAAhwQwEALYQACHCDEAAmxAAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAIoSACDOAgAAixIAIKQKAACJEgAwpQoAAPsDABCmCgAAiRIAMKcKAQDGEAAhqgpAAIcQACHCCwEAhhAAIb4MAQCGEAAhxQwBAIYQACEBAAAA-wMAIAnMAgAAiBIAIKQKAACHEgAwpQoAAP0DABCmCgAAhxIAMKcKAQDGEAAhqgpAAIcQACHfCgEAhhAAIbsMAQDGEAAhvAwEALYQACEBzAIAAKQXACAKzAIAAIgSACCkCgAAhxIAMKUKAAD9AwAQpgoAAIcSADCnCgEAAAABqgpAAIcQACHfCgEAhhAAIbsMAQDGEAAhvAwEALYQACHGDAAAhhIAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAohcAIM4CAACjFwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACgFwAgzgIAAKEXACCnCgEAAAABqgpAAAAAAcILAQAAAAG-DAEAAAABxQwBAAAAAQEIAACJBAAgBacKAQAAAAGqCkAAAAABwgsBAAAAAb4MAQAAAAHFDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAAhhcAIM4CAACHFwAgpwoBAO8SACGqCkAA8BIAIcILAQDvEgAhvgwBAO8SACHFDAEA7xIAIQIAAADxAwAgCAAAjgQAIAWnCgEA7xIAIaoKQADwEgAhwgsBAO8SACG-DAEA7xIAIcUMAQDvEgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAAgxcAIBYAAIUXACAXAACEFwAgCKQKAACFEgAwpQoAAJcEABCmCgAAhRIAMKcKAQDDEAAhqgpAAPwPACHCCwEA-w8AIb4MAQD7DwAhxQwBAPsPACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAIIXACCqCkAAAAAB3woBAAAAAfkLAQAAAAHEDAAAAMQMAgEIAACfBAAgBKoKQAAAAAHfCgEAAAAB-QsBAAAAAcQMAAAAxAwCAQgAAKEEADABCAAAoQQAMAXKAgAAgRcAIKoKQADwEgAh3woBAO8SACH5CwEA7xIAIcQMAACAF8QMIgIAAAD1AwAgCAAApAQAIASqCkAA8BIAId8KAQDvEgAh-QsBAO8SACHEDAAAgBfEDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAAD9FgAgFgAA_xYAIBcAAP4WACAHpAoAAIESADClCgAArQQAEKYKAACBEgAwqgpAAPwPACHfCgEA-w8AIfkLAQDDEAAhxAwAAIISxAwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAAD7FgAgzQIAAPwWACCnCgEAAAABqgpAAAAAAbgKQAAAAAG_CgEAAAAB7gsAAADADAL5CwEAAAABvAwEAAAAAb0MAQAAAAG-DAEAAAABwAwEAAAAAcEMBAAAAAHCDEAAAAABAQgAALUEACAMpwoBAAAAAaoKQAAAAAG4CkAAAAABvwoBAAAAAe4LAAAAwAwC-QsBAAAAAbwMBAAAAAG9DAEAAAABvgwBAAAAAcAMBAAAAAHBDAQAAAABwgxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA7RYAIM0CAADuFgAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAhvwoBAPgSACHuCwAA7BbADCL5CwEA-BIAIbwMBACIEwAhvQwBAO8SACG-DAEA7xIAIcAMBACIEwAhwQwEAIgTACHCDEAA_xIAIQIAAAD5AwAgCAAAuwQAIAynCgEA7xIAIaoKQADwEgAhuApAAP8SACG_CgEA-BIAIe4LAADsFsAMIvkLAQD4EgAhvAwEAIgTACG9DAEA7xIAIb4MAQDvEgAhwAwEAIgTACHBDAQAiBMAIcIMQAD_EgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADnFgAgFgAA6hYAIBcAAOkWACA4AADoFgAgOQAA6xYAILgKAAD0EgAgvwoAAPQSACD5CwAA9BIAIMIMAAD0EgAgD6QKAAD9EQAwpQoAAMUEABCmCgAA_REAMKcKAQDDEAAhqgpAAPwPACG4CkAAlBAAIb8KAQCMEAAh7gsAAP4RwAwi-QsBALoRACG8DAQAnhAAIb0MAQD7DwAhvgwBAPsPACHADAQAnhAAIcEMBACeEAAhwgxAAJQQACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAAOYWACCnCgEAAAABqgpAAAAAAd8KAQAAAAG7DAEAAAABvAwEAAAAAQEIAADNBAAgBacKAQAAAAGqCkAAAAAB3woBAAAAAbsMAQAAAAG8DAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA5RYAIKcKAQDvEgAhqgpAAPASACHfCgEA7xIAIbsMAQDvEgAhvAwEAIgTACECAAAA_wMAIAgAANIEACAFpwoBAO8SACGqCkAA8BIAId8KAQDvEgAhuwwBAO8SACG8DAQAiBMAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAOAWACAWAADjFgAgFwAA4hYAIDgAAOEWACA5AADkFgAgCKQKAAD8EQAwpQoAANsEABCmCgAA_BEAMKcKAQDDEAAhqgpAAPwPACHfCgEA-w8AIbsMAQDDEAAhvAwEAJ4QACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAekCgAA-xEAMKUKAADhBAAQpgoAAPsRADCtDAEAAAABuAxAAIcQACG5DEAAmxAAIboMAQCREAAhAQAAAN4EACABAAAA3gQAIAekCgAA-xEAMKUKAADhBAAQpgoAAPsRADCtDAEAhhAAIbgMQACHEAAhuQxAAJsQACG6DAEAkRAAIQK5DAAA9BIAILoMAAD0EgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBK0MAQAAAAG4DEAAAAABuQxAAAAAAboMAQAAAAEBCAAA5gQAIAStDAEAAAABuAxAAAAAAbkMQAAAAAG6DAEAAAABAQgAAOgEADABCAAA6AQAMAStDAEA7xIAIbgMQADwEgAhuQxAAP8SACG6DAEA-BIAIQIAAADeBAAgCAAA6wQAIAStDAEA7xIAIbgMQADwEgAhuQxAAP8SACG6DAEA-BIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAN0WACAWAADfFgAgFwAA3hYAILkMAAD0EgAgugwAAPQSACAHpAoAAPoRADClCgAA9AQAEKYKAAD6EQAwrQwBAPsPACG4DEAA_A8AIbkMQACUEAAhugwBAIwQACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAA9hEAIKQKAAD1EQAwpQoAAP8EABCmCgAA9REAMKcKAgAAAAGoDAEAhhAAIawMAQCGEAAhrQwBAAAAAa4MAQCGEAAhrwwBAIYQACGwDAEAkRAAIbEMAQCREAAhsgwAAPQRACCzDCAAwRAAIQEAAAD3BAAgD58DAAD5EQAgpAoAAPgRADClCgAA-QQAEKYKAAD4EQAwpwoCAIUQACGSCwEAkRAAIeILAQCGEAAhgwwBAIYQACGkDAABrxEAIaYMAgCFEAAhpwwBAIYQACGoDAEAhhAAIakMAQCREAAhqgwBAJEQACGrDAABtREAIQWfAwAA3BYAIJILAAD0EgAgqQwAAPQSACCqDAAA9BIAIKsMAAD0EgAgEJ8DAAD5EQAgpAoAAPgRADClCgAA-QQAEKYKAAD4EQAwpwoCAAAAAZILAQCREAAh4gsBAIYQACGDDAEAhhAAIaQMAAGvEQAhpgwCAIUQACGnDAEAhhAAIagMAQCGEAAhqQwBAJEQACGqDAEAkRAAIasMAAG1EQAhtwwAAPcRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAA9hEAIKQKAAD1EQAwpQoAAP8EABCmCgAA9REAMKcKAgCFEAAhqAwBAIYQACGsDAEAhhAAIa0MAQCGEAAhrgwBAIYQACGvDAEAhhAAIbAMAQCREAAhsQwBAJEQACGyDAAA9BEAILMMIADBEAAhA6ADAADbFgAgsAwAAPQSACCxDAAA9BIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAA2hYAIKcKAgAAAAGoDAEAAAABrAwBAAAAAa0MAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDAEAAAABsgwAANkWACCzDCAAAAABAQgAAIQFACAKpwoCAAAAAagMAQAAAAGsDAEAAAABrQwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMAQAAAAGyDAAA2RYAILMMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAADMFgAgpwoCAO4SACGoDAEA7xIAIawMAQDvEgAhrQwBAO8SACGuDAEA7xIAIa8MAQDvEgAhsAwBAPgSACGxDAEA-BIAIbIMAADLFgAgswwgAJITACECAAAA9wQAIAgAAIkFACAKpwoCAO4SACGoDAEA7xIAIawMAQDvEgAhrQwBAO8SACGuDAEA7xIAIa8MAQDvEgAhsAwBAPgSACGxDAEA-BIAIbIMAADLFgAgswwgAJITACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAADGFgAgFgAAyRYAIBcAAMgWACA4AADHFgAgOQAAyhYAILAMAAD0EgAgsQwAAPQSACANpAoAAPMRADClCgAAkgUAEKYKAADzEQAwpwoCAPoPACGoDAEA-w8AIawMAQD7DwAhrQwBAPsPACGuDAEA-w8AIa8MAQD7DwAhsAwBAIwQACGxDAEAjBAAIbIMAAD0EQAgswwgAKoQACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAMUWACCnCgIAAAABkgsBAAAAAeILAQAAAAGDDAEAAAABpAwAAQAAAaYMAgAAAAGnDAEAAAABqAwBAAAAAakMAQAAAAGqDAEAAAABqwwAAQAAAQEIAACaBQAgC6cKAgAAAAGSCwEAAAAB4gsBAAAAAYMMAQAAAAGkDAABAAABpgwCAAAAAacMAQAAAAGoDAEAAAABqQwBAAAAAaoMAQAAAAGrDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAxBYAIKcKAgDuEgAhkgsBAPgSACHiCwEA7xIAIYMMAQDvEgAhpAwAAc8VACGmDAIA7hIAIacMAQDvEgAhqAwBAO8SACGpDAEA-BIAIaoMAQD4EgAhqwwAAdUVACECAAAA-wQAIAgAAJ8FACALpwoCAO4SACGSCwEA-BIAIeILAQDvEgAhgwwBAO8SACGkDAABzxUAIaYMAgDuEgAhpwwBAO8SACGoDAEA7xIAIakMAQD4EgAhqgwBAPgSACGrDAAB1RUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAL8WACAWAADCFgAgFwAAwRYAIDgAAMAWACA5AADDFgAgkgsAAPQSACCpDAAA9BIAIKoMAAD0EgAgqwwAAPQSACAOpAoAAPIRADClCgAAqAUAEKYKAADyEQAwpwoCAPoPACGSCwEAjBAAIeILAQD7DwAhgwwBAPsPACGkDAABqxEAIaYMAgD6DwAhpwwBAPsPACGoDAEA-w8AIakMAQCMEAAhqgwBAIwQACGrDAABsREAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBbYGBAC2EAAhpAoAAPERADClCgAArgUAEKYKAADxEQAwpwoCAAAAAQEAAACrBQAgAQAAAKsFACAFtgYEALYQACGkCgAA8REAMKUKAACuBQAQpgoAAPERADCnCgIAhRAAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACACtgYEAAAAAacKAgAAAAEBCAAAswUAIAK2BgQAAAABpwoCAAAAAQEIAAC1BQAwAQgAALUFADACtgYEAIgTACGnCgIA7hIAIQIAAACrBQAgCAAAuAUAIAK2BgQAiBMAIacKAgDuEgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAuhYAIBYAAL0WACAXAAC8FgAgOAAAuxYAIDkAAL4WACAFtgYEAJ4QACGkCgAA8BEAMKUKAADBBQAQpgoAAPARADCnCgIA-g8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB6QKAADvEQAwpQoAAMcFABCmCgAA7xEAMLgKQACHEAAhlQsBAIYQACHzCwEAAAABpQxAAIcQACEBAAAAxAUAIAEAAADEBQAgB6QKAADvEQAwpQoAAMcFABCmCgAA7xEAMLgKQACHEAAhlQsBAIYQACHzCwEAhhAAIaUMQACHEAAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAS4CkAAAAABlQsBAAAAAfMLAQAAAAGlDEAAAAABAQgAAMwFACAEuApAAAAAAZULAQAAAAHzCwEAAAABpQxAAAAAAQEIAADOBQAwAQgAAM4FADAEuApAAPASACGVCwEA7xIAIfMLAQDvEgAhpQxAAPASACECAAAAxAUAIAgAANEFACAEuApAAPASACGVCwEA7xIAIfMLAQDvEgAhpQxAAPASACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAAC3FgAgFgAAuRYAIBcAALgWACAHpAoAAO4RADClCgAA2gUAEKYKAADuEQAwuApAAPwPACGVCwEA-w8AIfMLAQD7DwAhpQxAAPwPACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAekCgAA7REAMKUKAADgBQAQpgoAAO0RADCqCkAAhxAAIbgKQACHEAAh1goAAQAAAZULAQCGEAAhAQAAAN0FACABAAAA3QUAIAekCgAA7REAMKUKAADgBQAQpgoAAO0RADCqCkAAhxAAIbgKQACHEAAh1goAAa8RACGVCwEAhhAAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEqgpAAAAAAbgKQAAAAAHWCgABAAABlQsBAAAAAQEIAADlBQAgBKoKQAAAAAG4CkAAAAAB1goAAQAAAZULAQAAAAEBCAAA5wUAMAEIAADnBQAwBKoKQADwEgAhuApAAPASACHWCgABzxUAIZULAQDvEgAhAgAAAN0FACAIAADqBQAgBKoKQADwEgAhuApAAPASACHWCgABzxUAIZULAQDvEgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAtBYAIBYAALYWACAXAAC1FgAgB6QKAADsEQAwpQoAAPMFABCmCgAA7BEAMKoKQAD8DwAhuApAAPwPACHWCgABqxEAIZULAQD7DwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARpAoAAOsRADClCgAA-QUAEKYKAADrEQAwpwoBAAAAAaoKQACHEAAh3woBAIYQACGgC0AAmxAAIdALAQCGEAAh4gsBAJEQACHnCwEAkRAAIYMMAQCGEAAhhQwBAIYQACGgDAEAhhAAIaEMAADQEAAgogwBAIYQACGjDAEAhhAAIaQMAQCREAAhAQAAAPYFACABAAAA9gUAIBGkCgAA6xEAMKUKAAD5BQAQpgoAAOsRADCnCgEAxhAAIaoKQACHEAAh3woBAIYQACGgC0AAmxAAIdALAQCGEAAh4gsBAJEQACHnCwEAkRAAIYMMAQCGEAAhhQwBAIYQACGgDAEAhhAAIaEMAADQEAAgogwBAIYQACGjDAEAhhAAIaQMAQCREAAhBKALAAD0EgAg4gsAAPQSACDnCwAA9BIAIKQMAAD0EgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDqcKAQAAAAGqCkAAAAAB3woBAAAAAaALQAAAAAHQCwEAAAAB4gsBAAAAAecLAQAAAAGDDAEAAAABhQwBAAAAAaAMAQAAAAGhDIAAAAABogwBAAAAAaMMAQAAAAGkDAEAAAABAQgAAP4FACAOpwoBAAAAAaoKQAAAAAHfCgEAAAABoAtAAAAAAdALAQAAAAHiCwEAAAAB5wsBAAAAAYMMAQAAAAGFDAEAAAABoAwBAAAAAaEMgAAAAAGiDAEAAAABowwBAAAAAaQMAQAAAAEBCAAAgAYAMAEIAACABgAwDqcKAQDvEgAhqgpAAPASACHfCgEA7xIAIaALQAD_EgAh0AsBAO8SACHiCwEA-BIAIecLAQD4EgAhgwwBAO8SACGFDAEA7xIAIaAMAQDvEgAhoQyAAAAAAaIMAQDvEgAhowwBAO8SACGkDAEA-BIAIQIAAAD2BQAgCAAAgwYAIA6nCgEA7xIAIaoKQADwEgAh3woBAO8SACGgC0AA_xIAIdALAQDvEgAh4gsBAPgSACHnCwEA-BIAIYMMAQDvEgAhhQwBAO8SACGgDAEA7xIAIaEMgAAAAAGiDAEA7xIAIaMMAQDvEgAhpAwBAPgSACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACxFgAgFgAAsxYAIBcAALIWACCgCwAA9BIAIOILAAD0EgAg5wsAAPQSACCkDAAA9BIAIBGkCgAA6hEAMKUKAACMBgAQpgoAAOoRADCnCgEAwxAAIaoKQAD8DwAh3woBAPsPACGgC0AAlBAAIdALAQD7DwAh4gsBAIwQACHnCwEAjBAAIYMMAQD7DwAhhQwBAPsPACGgDAEA-w8AIaEMAADKEAAgogwBAPsPACGjDAEA-w8AIaQMAQCMEAAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFpAoAAOkRADClCgAAkgYAEKYKAADpEQAwwgsBAAAAAdMLQACHEAAhAQAAAI8GACABAAAAjwYAIAWkCgAA6REAMKUKAACSBgAQpgoAAOkRADDCCwEAhhAAIdMLQACHEAAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIALCCwEAAAAB0wtAAAAAAQEIAACXBgAgAsILAQAAAAHTC0AAAAABAQgAAJkGADABCAAAmQYAMALCCwEA7xIAIdMLQADwEgAhAgAAAI8GACAIAACcBgAgAsILAQDvEgAh0wtAAPASACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACuFgAgFgAAsBYAIBcAAK8WACAFpAoAAOgRADClCgAApQYAEKYKAADoEQAwwgsBAPsPACHTC0AA_A8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCaQKAADmEQAwpQoAAKsGABCmCgAA5hEAML4KAADnEZ4MIukKAQAAAAGgC0AAmxAAIeMLAQCGEAAhngwBAAAAAZ8MQACHEAAhAQAAAKgGACABAAAAqAYAIAmkCgAA5hEAMKUKAACrBgAQpgoAAOYRADC-CgAA5xGeDCLpCgEAhhAAIaALQACbEAAh4wsBAIYQACGeDAEAkRAAIZ8MQACHEAAhAqALAAD0EgAgngwAAPQSACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAGvgoAAACeDALpCgEAAAABoAtAAAAAAeMLAQAAAAGeDAEAAAABnwxAAAAAAQEIAACwBgAgBr4KAAAAngwC6QoBAAAAAaALQAAAAAHjCwEAAAABngwBAAAAAZ8MQAAAAAEBCAAAsgYAMAEIAACyBgAwBr4KAACtFp4MIukKAQDvEgAhoAtAAP8SACHjCwEA7xIAIZ4MAQD4EgAhnwxAAPASACECAAAAqAYAIAgAALUGACAGvgoAAK0Wngwi6QoBAO8SACGgC0AA_xIAIeMLAQDvEgAhngwBAPgSACGfDEAA8BIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAAKoWACAWAACsFgAgFwAAqxYAIKALAAD0EgAgngwAAPQSACAJpAoAAOIRADClCgAAvgYAEKYKAADiEQAwvgoAAOMRngwi6QoBAPsPACGgC0AAlBAAIeMLAQD7DwAhngwBAIwQACGfDEAA_A8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCKQKAADgEQAwpQoAAMQGABCmCgAA4BEAMKoKQACHEAAh1wsCAIUQACHYCwEAxhAAIZsMAQCGEAAhnAwAAOERACABAAAAwQYAIAEAAADBBgAgB6QKAADgEQAwpQoAAMQGABCmCgAA4BEAMKoKQACHEAAh1wsCAIUQACHYCwEAxhAAIZsMAQCGEAAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIASqCkAAAAAB1wsCAAAAAdgLAQAAAAGbDAEAAAABAQgAAMkGACAEqgpAAAAAAdcLAgAAAAHYCwEAAAABmwwBAAAAAQEIAADLBgAwAQgAAMsGADAEqgpAAPASACHXCwIA7hIAIdgLAQDvEgAhmwwBAO8SACECAAAAwQYAIAgAAM4GACAEqgpAAPASACHXCwIA7hIAIdgLAQDvEgAhmwwBAO8SACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAAClFgAgFgAAqBYAIBcAAKcWACA4AACmFgAgOQAAqRYAIAekCgAA3xEAMKUKAADXBgAQpgoAAN8RADCqCkAA_A8AIdcLAgD6DwAh2AsBAMMQACGbDAEA-w8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgBaQKAADeEQAwpQoAAN0GABCmCgAA3hEAMLgKQACHEAAhmgwBAAAAAQEAAADaBgAgAQAAANoGACAFpAoAAN4RADClCgAA3QYAEKYKAADeEQAwuApAAIcQACGaDAEAhhAAIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACACuApAAAAAAZoMAQAAAAEBCAAA4gYAIAK4CkAAAAABmgwBAAAAAQEIAADkBgAwAQgAAOQGADACuApAAPASACGaDAEA7xIAIQIAAADaBgAgCAAA5wYAIAK4CkAA8BIAIZoMAQDvEgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAAohYAIBYAAKQWACAXAACjFgAgBaQKAADdEQAwpQoAAPAGABCmCgAA3REAMLgKQAD8DwAhmgwBAPsPACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAmkCgAA2xEAMKUKAAD2BgAQpgoAANsRADCqCkAAhxAAIcILAQCGEAAh2AsBAIYQACHaCwEAhhAAIZQMAQCGEAAhmQwAANwRACABAAAA8wYAIAEAAADzBgAgCKQKAADbEQAwpQoAAPYGABCmCgAA2xEAMKoKQACHEAAhwgsBAIYQACHYCwEAhhAAIdoLAQCGEAAhlAwBAIYQACEAAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgBaoKQAAAAAHCCwEAAAAB2AsBAAAAAdoLAQAAAAGUDAEAAAABAQgAAPsGACAFqgpAAAAAAcILAQAAAAHYCwEAAAAB2gsBAAAAAZQMAQAAAAEBCAAA_QYAMAEIAAD9BgAwBaoKQADwEgAhwgsBAO8SACHYCwEA7xIAIdoLAQDvEgAhlAwBAO8SACECAAAA8wYAIAgAAIAHACAFqgpAAPASACHCCwEA7xIAIdgLAQDvEgAh2gsBAO8SACGUDAEA7xIAIQIAAAD2BgAgCAAAggcAIAIAAAD2BgAgCAAAggcAIAMAAADzBgAgDwAA-wYAIBAAAIAHACABAAAA8wYAIAEAAAD2BgAgAxUAAJ8WACAWAAChFgAgFwAAoBYAIAikCgAA2hEAMKUKAACJBwAQpgoAANoRADCqCkAA_A8AIcILAQD7DwAh2AsBAPsPACHaCwEA-w8AIZQMAQD7DwAhAwAAAPYGACADAACIBwAwFAAAiQcAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACANpAoAANgRADClCgAAjwcAEKYKAADYEQAwuApAAIcQACHXCgEAhhAAIeAKAQCGEAAh4goBAIYQACGHCwIAhRAAIbsLAQCGEAAh2gsBAIYQACHkCwEAhhAAIZQMAQCGEAAhmAwAANkRACABAAAAjAcAIAEAAACMBwAgDKQKAADYEQAwpQoAAI8HABCmCgAA2BEAMLgKQACHEAAh1woBAIYQACHgCgEAhhAAIeIKAQCGEAAhhwsCAIUQACG7CwEAhhAAIdoLAQCGEAAh5AsBAIYQACGUDAEAhhAAIQADAAAAjwcAIAMAAJAHADAEAACMBwAgAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAJuApAAAAAAdcKAQAAAAHgCgEAAAAB4goBAAAAAYcLAgAAAAG7CwEAAAAB2gsBAAAAAeQLAQAAAAGUDAEAAAABAQgAAJQHACAJuApAAAAAAdcKAQAAAAHgCgEAAAAB4goBAAAAAYcLAgAAAAG7CwEAAAAB2gsBAAAAAeQLAQAAAAGUDAEAAAABAQgAAJYHADABCAAAlgcAMAm4CkAA8BIAIdcKAQDvEgAh4AoBAO8SACHiCgEA7xIAIYcLAgDuEgAhuwsBAO8SACHaCwEA7xIAIeQLAQDvEgAhlAwBAO8SACECAAAAjAcAIAgAAJkHACAJuApAAPASACHXCgEA7xIAIeAKAQDvEgAh4goBAO8SACGHCwIA7hIAIbsLAQDvEgAh2gsBAO8SACHkCwEA7xIAIZQMAQDvEgAhAgAAAI8HACAIAACbBwAgAgAAAI8HACAIAACbBwAgAwAAAIwHACAPAACUBwAgEAAAmQcAIAEAAACMBwAgAQAAAI8HACAFFQAAmhYAIBYAAJ0WACAXAACcFgAgOAAAmxYAIDkAAJ4WACAMpAoAANcRADClCgAAogcAEKYKAADXEQAwuApAAPwPACHXCgEA-w8AIeAKAQD7DwAh4goBAPsPACGHCwIA-g8AIbsLAQD7DwAh2gsBAPsPACHkCwEA-w8AIZQMAQD7DwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAG3QEAANQRACCkCgAA0xEAMKUKAACtBwAQpgoAANMRADDCCwEAAAABlwwCAIUQACEBAAAApQcAIAvcAQEAhhAAIeEEAADWEQAgpAoAANURADClCgAApwcAEKYKAADVEQAwpwoEALYQACG7CwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhAeEEAACZFgAgC9wBAQCGEAAh4QQAANYRACCkCgAA1REAMKUKAACnBwAQpgoAANURADCnCgQAAAABuwsBAIYQACHCCwEAhhAAIZQMAQCGEAAhlQwBAIYQACGWDAIAhRAAIQMAAACnBwAgAwAAqAcAMAQAAKkHACABAAAApwcAIAEAAAClBwAgBt0BAADUEQAgpAoAANMRADClCgAArQcAEKYKAADTEQAwwgsBAIYQACGXDAIAhRAAIQHdAQAAmBYAIAMAAACtBwAgAwAArgcAMAQAAKUHACADAAAArQcAIAMAAK4HADAEAAClBwAgAwAAAK0HACADAACuBwAwBAAApQcAIAPdAQAAlxYAIMILAQAAAAGXDAIAAAABAQgAALIHACACwgsBAAAAAZcMAgAAAAEBCAAAtAcAMAEIAAC0BwAwA90BAACKFgAgwgsBAO8SACGXDAIA7hIAIQIAAAClBwAgCAAAtwcAIALCCwEA7xIAIZcMAgDuEgAhAgAAAK0HACAIAAC5BwAgAgAAAK0HACAIAAC5BwAgAwAAAKUHACAPAACyBwAgEAAAtwcAIAEAAAClBwAgAQAAAK0HACAFFQAAhRYAIBYAAIgWACAXAACHFgAgOAAAhhYAIDkAAIkWACAFpAoAANIRADClCgAAwAcAEKYKAADSEQAwwgsBAPsPACGXDAIA-g8AIQMAAACtBwAgAwAAvwcAMBQAAMAHACADAAAArQcAIAMAAK4HADAEAAClBwAgAQAAAKkHACABAAAAqQcAIAMAAACnBwAgAwAAqAcAMAQAAKkHACADAAAApwcAIAMAAKgHADAEAACpBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIAjcAQEAAAAB4QQAAIQWACCnCgQAAAABuwsBAAAAAcILAQAAAAGUDAEAAAABlQwBAAAAAZYMAgAAAAEBCAAAyAcAIAfcAQEAAAABpwoEAAAAAbsLAQAAAAHCCwEAAAABlAwBAAAAAZUMAQAAAAGWDAIAAAABAQgAAMoHADABCAAAygcAMAjcAQEA7xIAIeEEAACDFgAgpwoEAIgTACG7CwEA7xIAIcILAQDvEgAhlAwBAO8SACGVDAEA7xIAIZYMAgDuEgAhAgAAAKkHACAIAADNBwAgB9wBAQDvEgAhpwoEAIgTACG7CwEA7xIAIcILAQDvEgAhlAwBAO8SACGVDAEA7xIAIZYMAgDuEgAhAgAAAKcHACAIAADPBwAgAgAAAKcHACAIAADPBwAgAwAAAKkHACAPAADIBwAgEAAAzQcAIAEAAACpBwAgAQAAAKcHACAFFQAA_hUAIBYAAIEWACAXAACAFgAgOAAA_xUAIDkAAIIWACAK3AEBAPsPACGkCgAA0REAMKUKAADWBwAQpgoAANERADCnCgQAnhAAIbsLAQD7DwAhwgsBAPsPACGUDAEA-w8AIZUMAQD7DwAhlgwCAPoPACEDAAAApwcAIAMAANUHADAUAADWBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIBekCgAAzxEAMKUKAADcBwAQpgoAAM8RADCnCgEAAAABqgpAAIcQACG4CkAAmxAAIb4KAADQEY4MIt4KAQCGEAAh3woBAIYQACHpCgEAAAABggsBAIYQACGMC0AAhxAAIZ8LQACHEAAhrwtAAJsQACHfC0AAmxAAIeQLAQCGEAAhiQwCAIUQACGODAAA0BAAII8MAgCFEAAhkAwAAL0QACCRDAAAvRAAIJIMAQCREAAhkwxAAIcQACEBAAAA2QcAIAEAAADZBwAgF6QKAADPEQAwpQoAANwHABCmCgAAzxEAMKcKAQCGEAAhqgpAAIcQACG4CkAAmxAAIb4KAADQEY4MIt4KAQCGEAAh3woBAIYQACHpCgEAhhAAIYILAQCGEAAhjAtAAIcQACGfC0AAhxAAIa8LQACbEAAh3wtAAJsQACHkCwEAhhAAIYkMAgCFEAAhjgwAANAQACCPDAIAhRAAIZAMAAC9EAAgkQwAAL0QACCSDAEAkRAAIZMMQACHEAAhBrgKAAD0EgAgrwsAAPQSACDfCwAA9BIAIJAMAAD0EgAgkQwAAPQSACCSDAAA9BIAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIBSnCgEAAAABqgpAAAAAAbgKQAAAAAG-CgAAAI4MAt4KAQAAAAHfCgEAAAAB6QoBAAAAAYILAQAAAAGMC0AAAAABnwtAAAAAAa8LQAAAAAHfC0AAAAAB5AsBAAAAAYkMAgAAAAGODIAAAAABjwwCAAAAAZAMgAAAAAGRDIAAAAABkgwBAAAAAZMMQAAAAAEBCAAA4QcAIBSnCgEAAAABqgpAAAAAAbgKQAAAAAG-CgAAAI4MAt4KAQAAAAHfCgEAAAAB6QoBAAAAAYILAQAAAAGMC0AAAAABnwtAAAAAAa8LQAAAAAHfC0AAAAAB5AsBAAAAAYkMAgAAAAGODIAAAAABjwwCAAAAAZAMgAAAAAGRDIAAAAABkgwBAAAAAZMMQAAAAAEBCAAA4wcAMAEIAADjBwAwFKcKAQDvEgAhqgpAAPASACG4CkAA_xIAIb4KAAD9FY4MIt4KAQDvEgAh3woBAO8SACHpCgEA7xIAIYILAQDvEgAhjAtAAPASACGfC0AA8BIAIa8LQAD_EgAh3wtAAP8SACHkCwEA7xIAIYkMAgDuEgAhjgyAAAAAAY8MAgDuEgAhkAyAAAAAAZEMgAAAAAGSDAEA-BIAIZMMQADwEgAhAgAAANkHACAIAADmBwAgFKcKAQDvEgAhqgpAAPASACG4CkAA_xIAIb4KAAD9FY4MIt4KAQDvEgAh3woBAO8SACHpCgEA7xIAIYILAQDvEgAhjAtAAPASACGfC0AA8BIAIa8LQAD_EgAh3wtAAP8SACHkCwEA7xIAIYkMAgDuEgAhjgyAAAAAAY8MAgDuEgAhkAyAAAAAAZEMgAAAAAGSDAEA-BIAIZMMQADwEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACALFQAA-BUAIBYAAPsVACAXAAD6FQAgOAAA-RUAIDkAAPwVACC4CgAA9BIAIK8LAAD0EgAg3wsAAPQSACCQDAAA9BIAIJEMAAD0EgAgkgwAAPQSACAXpAoAAMsRADClCgAA7wcAEKYKAADLEQAwpwoBAPsPACGqCkAA_A8AIbgKQACUEAAhvgoAAMwRjgwi3goBAPsPACHfCgEA-w8AIekKAQD7DwAhggsBAPsPACGMC0AA_A8AIZ8LQAD8DwAhrwtAAJQQACHfC0AAlBAAIeQLAQD7DwAhiQwCAPoPACGODAAAyhAAII8MAgD6DwAhkAwAAJ8QACCRDAAAnxAAIJIMAQCMEAAhkwxAAPwPACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAWkCgAAyhEAMKUKAAD1BwAQpgoAAMoRADDaCwEAAAABjAxAAIcQACEBAAAA8gcAIAEAAADyBwAgBaQKAADKEQAwpQoAAPUHABCmCgAAyhEAMNoLAQCGEAAhjAxAAIcQACEAAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAtoLAQAAAAGMDEAAAAABAQgAAPoHACAC2gsBAAAAAYwMQAAAAAEBCAAA_AcAMAEIAAD8BwAwAtoLAQDvEgAhjAxAAPASACECAAAA8gcAIAgAAP8HACAC2gsBAO8SACGMDEAA8BIAIQIAAAD1BwAgCAAAgQgAIAIAAAD1BwAgCAAAgQgAIAMAAADyBwAgDwAA-gcAIBAAAP8HACABAAAA8gcAIAEAAAD1BwAgAxUAAPUVACAWAAD3FQAgFwAA9hUAIAWkCgAAyREAMKUKAACICAAQpgoAAMkRADDaCwEA-w8AIYwMQAD8DwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAHpAoAAMgRADClCgAAjggAEKYKAADIEQAw2gsBAAAAAYkMAgCFEAAhigxAAIcQACGLDEAAhxAAIQEAAACLCAAgAQAAAIsIACAHpAoAAMgRADClCgAAjggAEKYKAADIEQAw2gsBAIYQACGJDAIAhRAAIYoMQACHEAAhiwxAAIcQACEAAwAAAI4IACADAACPCAAwBAAAiwgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgBNoLAQAAAAGJDAIAAAABigxAAAAAAYsMQAAAAAEBCAAAkwgAIATaCwEAAAABiQwCAAAAAYoMQAAAAAGLDEAAAAABAQgAAJUIADABCAAAlQgAMATaCwEA7xIAIYkMAgDuEgAhigxAAPASACGLDEAA8BIAIQIAAACLCAAgCAAAmAgAIATaCwEA7xIAIYkMAgDuEgAhigxAAPASACGLDEAA8BIAIQIAAACOCAAgCAAAmggAIAIAAACOCAAgCAAAmggAIAMAAACLCAAgDwAAkwgAIBAAAJgIACABAAAAiwgAIAEAAACOCAAgBRUAAPAVACAWAADzFQAgFwAA8hUAIDgAAPEVACA5AAD0FQAgB6QKAADHEQAwpQoAAKEIABCmCgAAxxEAMNoLAQD7DwAhiQwCAPoPACGKDEAA_A8AIYsMQAD8DwAhAwAAAI4IACADAACgCAAwFAAAoQgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACAktQUAAL4RACCkCgAAvBEAMKUKAACxCAAQpgoAALwRADCnCgEAAAABqgpAAIcQACG-CgEAhhAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbYLAQCGEAAhtwsQALgQACHQCwEAkRAAIeILAQCREAAh5AsBAIYQACHmCwEAhhAAIewLQACbEAAh7gsBAIYQACHvCwEAhhAAIfELQACHEAAh8gsBAIYQACHzCwEAhhAAIfkLAQC9EQAh-gsCAL4QACH7CwIAvhAAIfwLIADBEAAh_QsgAMEQACH-CwEAhhAAIf8LAQCGEAAhgAwQAPAQACGBDBAA8BAAIYIMEADwEAAhgwwBAJEQACGEDAEAkRAAIYUMAQCGEAAhhgwBAJEQACEBAAAApAgAIBayBQAAxREAILQFAADGEQAgpAoAAMQRADClCgAApggAEKYKAADEEQAwpwoBAMYQACGqCkAAhxAAIb4KAQCGEAAhvwoBAJEQACHCCgIAhRAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbcLEAC4EAAh2AsBAMYQACHZCwEAhhAAIdoLAQCGEAAh2wsBAJEQACHcCwAAvRAAIN0LQACbEAAh3gtAAJsQACHfC0AAmxAAIQmyBQAA7hUAILQFAADvFQAgvwoAAPQSACDoCgAA9BIAINsLAAD0EgAg3AsAAPQSACDdCwAA9BIAIN4LAAD0EgAg3wsAAPQSACAXsgUAAMURACC0BQAAxhEAIKQKAADEEQAwpQoAAKYIABCmCgAAxBEAMKcKAQAAAAGqCkAAhxAAIb4KAQCGEAAhvwoBAJEQACHCCgIAhRAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbcLEAC4EAAh2AsBAMYQACHZCwEAhhAAIdoLAQCGEAAh2wsBAJEQACHcCwAAvRAAIN0LQACbEAAh3gtAAJsQACHfC0AAmxAAIYgMAADDEQAgAwAAAKYIACADAACnCAAwBAAAqAgAIAezBQAAwhEAIKQKAADBEQAwpQoAAKoIABCmCgAAwREAMLcLEAC4EAAh1gsBAMYQACHXCwIAhRAAIQGzBQAA7RUAIAizBQAAwhEAIKQKAADBEQAwpQoAAKoIABCmCgAAwREAMLcLEAC4EAAh1gsBAMYQACHXCwIAhRAAIYcMAADAEQAgAwAAAKoIACADAACrCAAwBAAArAgAIAEAAACqCAAgAQAAAKYIACABAAAApAgAICS1BQAAvhEAIKQKAAC8EQAwpQoAALEIABCmCgAAvBEAMKcKAQDGEAAhqgpAAIcQACG-CgEAhhAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbYLAQCGEAAhtwsQALgQACHQCwEAkRAAIeILAQCREAAh5AsBAIYQACHmCwEAhhAAIewLQACbEAAh7gsBAIYQACHvCwEAhhAAIfELQACHEAAh8gsBAIYQACHzCwEAhhAAIfkLAQC9EQAh-gsCAL4QACH7CwIAvhAAIfwLIADBEAAh_QsgAMEQACH-CwEAhhAAIf8LAQCGEAAhgAwQAPAQACGBDBAA8BAAIYIMEADwEAAhgwwBAJEQACGEDAEAkRAAIYUMAQCGEAAhhgwBAJEQACEOtQUAAOwVACDoCgAA9BIAINALAAD0EgAg4gsAAPQSACDsCwAA9BIAIPkLAAD0EgAg-gsAAPQSACD7CwAA9BIAIIAMAAD0EgAggQwAAPQSACCCDAAA9BIAIIMMAAD0EgAghAwAAPQSACCGDAAA9BIAIAMAAACxCAAgAwAAsggAMAQAAKQIACADAAAAsQgAIAMAALIIADAEAACkCAAgAwAAALEIACADAACyCAAwBAAApAgAICG1BQAA6xUAIKcKAQAAAAGqCkAAAAABvgoBAAAAAegKAQAAAAGcCwEAAAABnwtAAAAAAbYLAQAAAAG3CxAAAAAB0AsBAAAAAeILAQAAAAHkCwEAAAAB5gsBAAAAAewLQAAAAAHuCwEAAAAB7wsBAAAAAfELQAAAAAHyCwEAAAAB8wsBAAAAAfkLAQAAAAH6CwIAAAAB-wsCAAAAAfwLIAAAAAH9CyAAAAAB_gsBAAAAAf8LAQAAAAGADBAAAAABgQwQAAAAAYIMEAAAAAGDDAEAAAABhAwBAAAAAYUMAQAAAAGGDAEAAAABAQgAALYIACAgpwoBAAAAAaoKQAAAAAG-CgEAAAAB6AoBAAAAAZwLAQAAAAGfC0AAAAABtgsBAAAAAbcLEAAAAAHQCwEAAAAB4gsBAAAAAeQLAQAAAAHmCwEAAAAB7AtAAAAAAe4LAQAAAAHvCwEAAAAB8QtAAAAAAfILAQAAAAHzCwEAAAAB-QsBAAAAAfoLAgAAAAH7CwIAAAAB_AsgAAAAAf0LIAAAAAH-CwEAAAAB_wsBAAAAAYAMEAAAAAGBDBAAAAABggwQAAAAAYMMAQAAAAGEDAEAAAABhQwBAAAAAYYMAQAAAAEBCAAAuAgAMAEIAAC4CAAwIbUFAADeFQAgpwoBAO8SACGqCkAA8BIAIb4KAQDvEgAh6AoBAPgSACGcCwEA7xIAIZ8LQADwEgAhtgsBAO8SACG3CxAAmxMAIdALAQD4EgAh4gsBAPgSACHkCwEA7xIAIeYLAQDvEgAh7AtAAP8SACHuCwEA7xIAIe8LAQDvEgAh8QtAAPASACHyCwEA7xIAIfMLAQDvEgAh-QsBAPgSACH6CwIAiRMAIfsLAgCJEwAh_AsgAJITACH9CyAAkhMAIf4LAQDvEgAh_wsBAO8SACGADBAA4hMAIYEMEADiEwAhggwQAOITACGDDAEA-BIAIYQMAQD4EgAhhQwBAO8SACGGDAEA-BIAIQIAAACkCAAgCAAAuwgAICCnCgEA7xIAIaoKQADwEgAhvgoBAO8SACHoCgEA-BIAIZwLAQDvEgAhnwtAAPASACG2CwEA7xIAIbcLEACbEwAh0AsBAPgSACHiCwEA-BIAIeQLAQDvEgAh5gsBAO8SACHsC0AA_xIAIe4LAQDvEgAh7wsBAO8SACHxC0AA8BIAIfILAQDvEgAh8wsBAO8SACH5CwEA-BIAIfoLAgCJEwAh-wsCAIkTACH8CyAAkhMAIf0LIACSEwAh_gsBAO8SACH_CwEA7xIAIYAMEADiEwAhgQwQAOITACGCDBAA4hMAIYMMAQD4EgAhhAwBAPgSACGFDAEA7xIAIYYMAQD4EgAhAgAAALEIACAIAAC9CAAgAgAAALEIACAIAAC9CAAgAwAAAKQIACAPAAC2CAAgEAAAuwgAIAEAAACkCAAgAQAAALEIACASFQAA2RUAIBYAANwVACAXAADbFQAgOAAA2hUAIDkAAN0VACDoCgAA9BIAINALAAD0EgAg4gsAAPQSACDsCwAA9BIAIPkLAAD0EgAg-gsAAPQSACD7CwAA9BIAIIAMAAD0EgAggQwAAPQSACCCDAAA9BIAIIMMAAD0EgAghAwAAPQSACCGDAAA9BIAICOkCgAAuREAMKUKAADECAAQpgoAALkRADCnCgEAwxAAIaoKQAD8DwAhvgoBAPsPACHoCgEAjBAAIZwLAQD7DwAhnwtAAPwPACG2CwEA-w8AIbcLEACvEAAh0AsBAIwQACHiCwEAjBAAIeQLAQD7DwAh5gsBAPsPACHsC0AAlBAAIe4LAQD7DwAh7wsBAPsPACHxC0AA_A8AIfILAQD7DwAh8wsBAPsPACH5CwEAuhEAIfoLAgCgEAAh-wsCAKAQACH8CyAAqhAAIf0LIACqEAAh_gsBAPsPACH_CwEA-w8AIYAMEADmEAAhgQwQAOYQACGCDBAA5hAAIYMMAQCMEAAhhAwBAIwQACGFDAEA-w8AIYYMAQCMEAAhAwAAALEIACADAADDCAAwFAAAxAgAIAMAAACxCAAgAwAAsggAMAQAAKQIACAPpAoAALcRADClCgAAyggAEKYKAAC3EQAw_goAANAQACC2CwEAhhAAIdgLAQAAAAHuCwEAhhAAIfELQACHEAAh8gsBAIYQACHzCwEAhhAAIfQLAQCREAAh9QsAAa8RACH2CwABrxEAIfcLAADQEAAg-AsAALgRACABAAAAxwgAIAEAAADHCAAgDqQKAAC3EQAwpQoAAMoIABCmCgAAtxEAMP4KAADQEAAgtgsBAIYQACHYCwEAxhAAIe4LAQCGEAAh8QtAAIcQACHyCwEAhhAAIfMLAQCGEAAh9AsBAJEQACH1CwABrxEAIfYLAAGvEQAh9wsAANAQACAB9AsAAPQSACADAAAAyggAIAMAAMsIADAEAADHCAAgAwAAAMoIACADAADLCAAwBAAAxwgAIAMAAADKCAAgAwAAywgAMAQAAMcIACAL_gqAAAAAAbYLAQAAAAHYCwEAAAAB7gsBAAAAAfELQAAAAAHyCwEAAAAB8wsBAAAAAfQLAQAAAAH1CwABAAAB9gsAAQAAAfcLgAAAAAEBCAAAzwgAIAv-CoAAAAABtgsBAAAAAdgLAQAAAAHuCwEAAAAB8QtAAAAAAfILAQAAAAHzCwEAAAAB9AsBAAAAAfULAAEAAAH2CwABAAAB9wuAAAAAAQEIAADRCAAwAQgAANEIADAL_gqAAAAAAbYLAQDvEgAh2AsBAO8SACHuCwEA7xIAIfELQADwEgAh8gsBAO8SACHzCwEA7xIAIfQLAQD4EgAh9QsAAc8VACH2CwABzxUAIfcLgAAAAAECAAAAxwgAIAgAANQIACAL_gqAAAAAAbYLAQDvEgAh2AsBAO8SACHuCwEA7xIAIfELQADwEgAh8gsBAO8SACHzCwEA7xIAIfQLAQD4EgAh9QsAAc8VACH2CwABzxUAIfcLgAAAAAECAAAAyggAIAgAANYIACACAAAAyggAIAgAANYIACADAAAAxwgAIA8AAM8IACAQAADUCAAgAQAAAMcIACABAAAAyggAIAQVAADWFQAgFgAA2BUAIBcAANcVACD0CwAA9BIAIA6kCgAAthEAMKUKAADdCAAQpgoAALYRADD-CgAAyhAAILYLAQD7DwAh2AsBAMMQACHuCwEA-w8AIfELQAD8DwAh8gsBAPsPACHzCwEA-w8AIfQLAQCMEAAh9QsAAasRACH2CwABqxEAIfcLAADKEAAgAwAAAMoIACADAADcCAAwFAAA3QgAIAMAAADKCAAgAwAAywgAMAQAAMcIACAPpAoAALQRADClCgAA4wgAEKYKAAC0EQAwvgoBAIYQACG2CwEAhhAAIbcLEAC4EAAhuwsBAIYQACHYCwEAAAAB3wtAAIcQACHrC0AAhxAAIewLQACbEAAh7QsgAMEQACHuCwEAhhAAIe8LAQCGEAAh8AsAAbURACEBAAAA4AgAIAEAAADgCAAgD6QKAAC0EQAwpQoAAOMIABCmCgAAtBEAML4KAQCGEAAhtgsBAIYQACG3CxAAuBAAIbsLAQCGEAAh2AsBAMYQACHfC0AAhxAAIesLQACHEAAh7AtAAJsQACHtCyAAwRAAIe4LAQCGEAAh7wsBAIYQACHwCwABtREAIQLsCwAA9BIAIPALAAD0EgAgAwAAAOMIACADAADkCAAwBAAA4AgAIAMAAADjCAAgAwAA5AgAMAQAAOAIACADAAAA4wgAIAMAAOQIADAEAADgCAAgDL4KAQAAAAG2CwEAAAABtwsQAAAAAbsLAQAAAAHYCwEAAAAB3wtAAAAAAesLQAAAAAHsC0AAAAAB7QsgAAAAAe4LAQAAAAHvCwEAAAAB8AsAAQAAAQEIAADoCAAgDL4KAQAAAAG2CwEAAAABtwsQAAAAAbsLAQAAAAHYCwEAAAAB3wtAAAAAAesLQAAAAAHsC0AAAAAB7QsgAAAAAe4LAQAAAAHvCwEAAAAB8AsAAQAAAQEIAADqCAAwAQgAAOoIADAMvgoBAO8SACG2CwEA7xIAIbcLEACbEwAhuwsBAO8SACHYCwEA7xIAId8LQADwEgAh6wtAAPASACHsC0AA_xIAIe0LIACSEwAh7gsBAO8SACHvCwEA7xIAIfALAAHVFQAhAgAAAOAIACAIAADtCAAgDL4KAQDvEgAhtgsBAO8SACG3CxAAmxMAIbsLAQDvEgAh2AsBAO8SACHfC0AA8BIAIesLQADwEgAh7AtAAP8SACHtCyAAkhMAIe4LAQDvEgAh7wsBAO8SACHwCwAB1RUAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADgCAAgDwAA6AgAIBAAAO0IACABAAAA4AgAIAEAAADjCAAgBxUAANAVACAWAADTFQAgFwAA0hUAIDgAANEVACA5AADUFQAg7AsAAPQSACDwCwAA9BIAIA-kCgAAsBEAMKUKAAD2CAAQpgoAALARADC-CgEA-w8AIbYLAQD7DwAhtwsQAK8QACG7CwEA-w8AIdgLAQDDEAAh3wtAAPwPACHrC0AA_A8AIewLQACUEAAh7QsgAKoQACHuCwEA-w8AIe8LAQD7DwAh8AsAAbERACEDAAAA4wgAIAMAAPUIADAUAAD2CAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAekCgAArhEAMKUKAAD8CAAQpgoAAK4RADCqCkAAhxAAIdgLAQAAAAHpCwAA0BAAIOoLAAGvEQAhAQAAAPkIACABAAAA-QgAIAekCgAArhEAMKUKAAD8CAAQpgoAAK4RADCqCkAAhxAAIdgLAQDGEAAh6QsAANAQACDqCwABrxEAIQADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAEqgpAAAAAAdgLAQAAAAHpC4AAAAAB6gsAAQAAAQEIAACBCQAgBKoKQAAAAAHYCwEAAAAB6QuAAAAAAeoLAAEAAAEBCAAAgwkAMAEIAACDCQAwBKoKQADwEgAh2AsBAO8SACHpC4AAAAAB6gsAAc8VACECAAAA-QgAIAgAAIYJACAEqgpAAPASACHYCwEA7xIAIekLgAAAAAHqCwABzxUAIQIAAAD8CAAgCAAAiAkAIAIAAAD8CAAgCAAAiAkAIAMAAAD5CAAgDwAAgQkAIBAAAIYJACABAAAA-QgAIAEAAAD8CAAgAxUAAMwVACAWAADOFQAgFwAAzRUAIAekCgAAqhEAMKUKAACPCQAQpgoAAKoRADCqCkAA_A8AIdgLAQDDEAAh6QsAAMoQACDqCwABqxEAIQMAAAD8CAAgAwAAjgkAMBQAAI8JACADAAAA_AgAIAMAAP0IADAEAAD5CAAgBqQKAACpEQAwpQoAAJUJABCmCgAAqREAMKoKQACHEAAh2AsBAAAAAekLAADQEAAgAQAAAJIJACABAAAAkgkAIAakCgAAqREAMKUKAACVCQAQpgoAAKkRADCqCkAAhxAAIdgLAQDGEAAh6QsAANAQACAAAwAAAJUJACADAACWCQAwBAAAkgkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgA6oKQAAAAAHYCwEAAAAB6QuAAAAAAQEIAACaCQAgA6oKQAAAAAHYCwEAAAAB6QuAAAAAAQEIAACcCQAwAQgAAJwJADADqgpAAPASACHYCwEA7xIAIekLgAAAAAECAAAAkgkAIAgAAJ8JACADqgpAAPASACHYCwEA7xIAIekLgAAAAAECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAMVAADJFQAgFgAAyxUAIBcAAMoVACAGpAoAAKgRADClCgAAqAkAEKYKAACoEQAwqgpAAPwPACHYCwEAwxAAIekLAADKEAAgAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAPpAoAAKYRADClCgAArgkAEKYKAACmEQAwtwsQALgQACHXCwIAhRAAIdgLAQDGEAAh4AsCAIUQACHhCwIAvhAAIeILAQCGEAAh4wsBAIYQACHkCwEAhhAAIeULEADwEAAh5gsBAIYQACHnCwEAhhAAIegLAACnEQAgAQAAAKsJACABAAAAqwkAIA6kCgAAphEAMKUKAACuCQAQpgoAAKYRADC3CxAAuBAAIdcLAgCFEAAh2AsBAMYQACHgCwIAhRAAIeELAgC-EAAh4gsBAIYQACHjCwEAhhAAIeQLAQCGEAAh5QsQAPAQACHmCwEAhhAAIecLAQCGEAAhAuELAAD0EgAg5QsAAPQSACADAAAArgkAIAMAAK8JADAEAACrCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACALtwsQAAAAAdcLAgAAAAHYCwEAAAAB4AsCAAAAAeELAgAAAAHiCwEAAAAB4wsBAAAAAeQLAQAAAAHlCxAAAAAB5gsBAAAAAecLAQAAAAEBCAAAswkAIAu3CxAAAAAB1wsCAAAAAdgLAQAAAAHgCwIAAAAB4QsCAAAAAeILAQAAAAHjCwEAAAAB5AsBAAAAAeULEAAAAAHmCwEAAAAB5wsBAAAAAQEIAAC1CQAwAQgAALUJADALtwsQAJsTACHXCwIA7hIAIdgLAQDvEgAh4AsCAO4SACHhCwIAiRMAIeILAQDvEgAh4wsBAO8SACHkCwEA7xIAIeULEADiEwAh5gsBAO8SACHnCwEA7xIAIQIAAACrCQAgCAAAuAkAIAu3CxAAmxMAIdcLAgDuEgAh2AsBAO8SACHgCwIA7hIAIeELAgCJEwAh4gsBAO8SACHjCwEA7xIAIeQLAQDvEgAh5QsQAOITACHmCwEA7xIAIecLAQDvEgAhAgAAAK4JACAIAAC6CQAgAgAAAK4JACAIAAC6CQAgAwAAAKsJACAPAACzCQAgEAAAuAkAIAEAAACrCQAgAQAAAK4JACAHFQAAxBUAIBYAAMcVACAXAADGFQAgOAAAxRUAIDkAAMgVACDhCwAA9BIAIOULAAD0EgAgDqQKAAClEQAwpQoAAMEJABCmCgAApREAMLcLEACvEAAh1wsCAPoPACHYCwEAwxAAIeALAgD6DwAh4QsCAKAQACHiCwEA-w8AIeMLAQD7DwAh5AsBAPsPACHlCxAA5hAAIeYLAQD7DwAh5wsBAPsPACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAEAAACoCAAgAQAAAKgIACADAAAApggAIAMAAKcIADAEAACoCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAMAAACmCAAgAwAApwgAMAQAAKgIACATsgUAAMIVACC0BQAAwxUAIKcKAQAAAAGqCkAAAAABvgoBAAAAAb8KAQAAAAHCCgIAAAAB6AoBAAAAAZwLAQAAAAGfC0AAAAABtwsQAAAAAdgLAQAAAAHZCwEAAAAB2gsBAAAAAdsLAQAAAAHcC4AAAAAB3QtAAAAAAd4LQAAAAAHfC0AAAAABAQgAAMkJACARpwoBAAAAAaoKQAAAAAG-CgEAAAABvwoBAAAAAcIKAgAAAAHoCgEAAAABnAsBAAAAAZ8LQAAAAAG3CxAAAAAB2AsBAAAAAdkLAQAAAAHaCwEAAAAB2wsBAAAAAdwLgAAAAAHdC0AAAAAB3gtAAAAAAd8LQAAAAAEBCAAAywkAMAEIAADLCQAwE7IFAAC0FQAgtAUAALUVACCnCgEA7xIAIaoKQADwEgAhvgoBAO8SACG_CgEA-BIAIcIKAgDuEgAh6AoBAPgSACGcCwEA7xIAIZ8LQADwEgAhtwsQAJsTACHYCwEA7xIAIdkLAQDvEgAh2gsBAO8SACHbCwEA-BIAIdwLgAAAAAHdC0AA_xIAId4LQAD_EgAh3wtAAP8SACECAAAAqAgAIAgAAM4JACARpwoBAO8SACGqCkAA8BIAIb4KAQDvEgAhvwoBAPgSACHCCgIA7hIAIegKAQD4EgAhnAsBAO8SACGfC0AA8BIAIbcLEACbEwAh2AsBAO8SACHZCwEA7xIAIdoLAQDvEgAh2wsBAPgSACHcC4AAAAAB3QtAAP8SACHeC0AA_xIAId8LQAD_EgAhAgAAAKYIACAIAADQCQAgAgAAAKYIACAIAADQCQAgAwAAAKgIACAPAADJCQAgEAAAzgkAIAEAAACoCAAgAQAAAKYIACAMFQAArxUAIBYAALIVACAXAACxFQAgOAAAsBUAIDkAALMVACC_CgAA9BIAIOgKAAD0EgAg2wsAAPQSACDcCwAA9BIAIN0LAAD0EgAg3gsAAPQSACDfCwAA9BIAIBSkCgAApBEAMKUKAADXCQAQpgoAAKQRADCnCgEAwxAAIaoKQAD8DwAhvgoBAPsPACG_CgEAjBAAIcIKAgD6DwAh6AoBAIwQACGcCwEA-w8AIZ8LQAD8DwAhtwsQAK8QACHYCwEAwxAAIdkLAQD7DwAh2gsBAPsPACHbCwEAjBAAIdwLAACfEAAg3QtAAJQQACHeC0AAlBAAId8LQACUEAAhAwAAAKYIACADAADWCQAwFAAA1wkAIAMAAACmCAAgAwAApwgAMAQAAKgIACABAAAArAgAIAEAAACsCAAgAwAAAKoIACADAACrCAAwBAAArAgAIAMAAACqCAAgAwAAqwgAMAQAAKwIACADAAAAqggAIAMAAKsIADAEAACsCAAgBLMFAACuFQAgtwsQAAAAAdYLAQAAAAHXCwIAAAABAQgAAN8JACADtwsQAAAAAdYLAQAAAAHXCwIAAAABAQgAAOEJADABCAAA4QkAMASzBQAArRUAILcLEACbEwAh1gsBAO8SACHXCwIA7hIAIQIAAACsCAAgCAAA5AkAIAO3CxAAmxMAIdYLAQDvEgAh1wsCAO4SACECAAAAqggAIAgAAOYJACACAAAAqggAIAgAAOYJACADAAAArAgAIA8AAN8JACAQAADkCQAgAQAAAKwIACABAAAAqggAIAUVAACoFQAgFgAAqxUAIBcAAKoVACA4AACpFQAgOQAArBUAIAakCgAAoxEAMKUKAADtCQAQpgoAAKMRADC3CxAArxAAIdYLAQDDEAAh1wsCAPoPACEDAAAAqggAIAMAAOwJADAUAADtCQAgAwAAAKoIACADAACrCAAwBAAArAgAIAe3BgAAoBEAIKQKAACfEQAwpQoAAPgJABCmCgAAnxEAMKcKAQAAAAHTC0AAhxAAIdULAQCGEAAhAQAAAPAJACALtgYAAKIRACCkCgAAoREAMKUKAADyCQAQpgoAAKERADCnCgEAhhAAIc8LAQCGEAAh0AsBAIYQACHRCwAA0BAAINILIADBEAAh0wtAAIcQACHUCyAAwRAAIQG2BgAApxUAIAu2BgAAohEAIKQKAAChEQAwpQoAAPIJABCmCgAAoREAMKcKAQAAAAHPCwEAhhAAIdALAQCGEAAh0QsAANAQACDSCyAAwRAAIdMLQACHEAAh1AsgAMEQACEDAAAA8gkAIAMAAPMJADAEAAD0CQAgAQAAAPIJACABAAAA8AkAIAe3BgAAoBEAIKQKAACfEQAwpQoAAPgJABCmCgAAnxEAMKcKAQCGEAAh0wtAAIcQACHVCwEAhhAAIQG3BgAAphUAIAMAAAD4CQAgAwAA-QkAMAQAAPAJACADAAAA-AkAIAMAAPkJADAEAADwCQAgAwAAAPgJACADAAD5CQAwBAAA8AkAIAS3BgAApRUAIKcKAQAAAAHTC0AAAAAB1QsBAAAAAQEIAAD9CQAgA6cKAQAAAAHTC0AAAAAB1QsBAAAAAQEIAAD_CQAwAQgAAP8JADAEtwYAAJgVACCnCgEA7xIAIdMLQADwEgAh1QsBAO8SACECAAAA8AkAIAgAAIIKACADpwoBAO8SACHTC0AA8BIAIdULAQDvEgAhAgAAAPgJACAIAACECgAgAgAAAPgJACAIAACECgAgAwAAAPAJACAPAAD9CQAgEAAAggoAIAEAAADwCQAgAQAAAPgJACADFQAAlRUAIBYAAJcVACAXAACWFQAgBqQKAACeEQAwpQoAAIsKABCmCgAAnhEAMKcKAQD7DwAh0wtAAPwPACHVCwEA-w8AIQMAAAD4CQAgAwAAigoAMBQAAIsKACADAAAA-AkAIAMAAPkJADAEAADwCQAgAQAAAPQJACABAAAA9AkAIAMAAADyCQAgAwAA8wkAMAQAAPQJACADAAAA8gkAIAMAAPMJADAEAAD0CQAgAwAAAPIJACADAADzCQAwBAAA9AkAIAi2BgAAlBUAIKcKAQAAAAHPCwEAAAAB0AsBAAAAAdELgAAAAAHSCyAAAAAB0wtAAAAAAdQLIAAAAAEBCAAAkwoAIAenCgEAAAABzwsBAAAAAdALAQAAAAHRC4AAAAAB0gsgAAAAAdMLQAAAAAHUCyAAAAABAQgAAJUKADABCAAAlQoAMAi2BgAAkxUAIKcKAQDvEgAhzwsBAO8SACHQCwEA7xIAIdELgAAAAAHSCyAAkhMAIdMLQADwEgAh1AsgAJITACECAAAA9AkAIAgAAJgKACAHpwoBAO8SACHPCwEA7xIAIdALAQDvEgAh0QuAAAAAAdILIACSEwAh0wtAAPASACHUCyAAkhMAIQIAAADyCQAgCAAAmgoAIAIAAADyCQAgCAAAmgoAIAMAAAD0CQAgDwAAkwoAIBAAAJgKACABAAAA9AkAIAEAAADyCQAgAxUAAJAVACAWAACSFQAgFwAAkRUAIAqkCgAAnREAMKUKAAChCgAQpgoAAJ0RADCnCgEA-w8AIc8LAQD7DwAh0AsBAPsPACHRCwAAyhAAINILIACqEAAh0wtAAPwPACHUCyAAqhAAIQMAAADyCQAgAwAAoAoAMBQAAKEKACADAAAA8gkAIAMAAPMJADAEAAD0CQAgB6QKAACcEQAwpQoAAKcKABCmCgAAnBEAMKsLAgCFEAAhzAtAAAAAAc0LEAC4EAAhzgsQALgQACEBAAAApAoAIAEAAACkCgAgB6QKAACcEQAwpQoAAKcKABCmCgAAnBEAMKsLAgCFEAAhzAtAAIcQACHNCxAAuBAAIc4LEAC4EAAhAAMAAACnCgAgAwAAqAoAMAQAAKQKACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIASrCwIAAAABzAtAAAAAAc0LEAAAAAHOCxAAAAABAQgAAKwKACAEqwsCAAAAAcwLQAAAAAHNCxAAAAABzgsQAAAAAQEIAACuCgAwAQgAAK4KADAEqwsCAO4SACHMC0AA8BIAIc0LEACbEwAhzgsQAJsTACECAAAApAoAIAgAALEKACAEqwsCAO4SACHMC0AA8BIAIc0LEACbEwAhzgsQAJsTACECAAAApwoAIAgAALMKACACAAAApwoAIAgAALMKACADAAAApAoAIA8AAKwKACAQAACxCgAgAQAAAKQKACABAAAApwoAIAUVAACLFQAgFgAAjhUAIBcAAI0VACA4AACMFQAgOQAAjxUAIAekCgAAmxEAMKUKAAC6CgAQpgoAAJsRADCrCwIA-g8AIcwLQAD8DwAhzQsQAK8QACHOCxAArxAAIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgBqQKAACaEQAwpQoAAMAKABCmCgAAmhEAMKoKQACHEAAhwgsBAAAAAcsLAQCGEAAhAQAAAL0KACABAAAAvQoAIAakCgAAmhEAMKUKAADACgAQpgoAAJoRADCqCkAAhxAAIcILAQCGEAAhywsBAIYQACEAAwAAAMAKACADAADBCgAwBAAAvQoAIAMAAADACgAgAwAAwQoAMAQAAL0KACADAAAAwAoAIAMAAMEKADAEAAC9CgAgA6oKQAAAAAHCCwEAAAABywsBAAAAAQEIAADFCgAgA6oKQAAAAAHCCwEAAAABywsBAAAAAQEIAADHCgAwAQgAAMcKADADqgpAAPASACHCCwEA7xIAIcsLAQDvEgAhAgAAAL0KACAIAADKCgAgA6oKQADwEgAhwgsBAO8SACHLCwEA7xIAIQIAAADACgAgCAAAzAoAIAIAAADACgAgCAAAzAoAIAMAAAC9CgAgDwAAxQoAIBAAAMoKACABAAAAvQoAIAEAAADACgAgAxUAAIgVACAWAACKFQAgFwAAiRUAIAakCgAAmREAMKUKAADTCgAQpgoAAJkRADCqCkAA_A8AIcILAQD7DwAhywsBAPsPACEDAAAAwAoAIAMAANIKADAUAADTCgAgAwAAAMAKACADAADBCgAwBAAAvQoAIAekCgAAlxEAMKUKAADZCgAQpgoAAJcRADDfCgEAhhAAIcgLAQDGEAAhyQtAAIcQACHKCwAAmBEAIAEAAADWCgAgAQAAANYKACAGpAoAAJcRADClCgAA2QoAEKYKAACXEQAw3woBAIYQACHICwEAxhAAIckLQACHEAAhAAMAAADZCgAgAwAA2goAMAQAANYKACADAAAA2QoAIAMAANoKADAEAADWCgAgAwAAANkKACADAADaCgAwBAAA1goAIAPfCgEAAAAByAsBAAAAAckLQAAAAAEBCAAA3goAIAPfCgEAAAAByAsBAAAAAckLQAAAAAEBCAAA4AoAMAEIAADgCgAwA98KAQDvEgAhyAsBAO8SACHJC0AA8BIAIQIAAADWCgAgCAAA4woAIAPfCgEA7xIAIcgLAQDvEgAhyQtAAPASACECAAAA2QoAIAgAAOUKACACAAAA2QoAIAgAAOUKACADAAAA1goAIA8AAN4KACAQAADjCgAgAQAAANYKACABAAAA2QoAIAMVAACFFQAgFgAAhxUAIBcAAIYVACAGpAoAAJYRADClCgAA7AoAEKYKAACWEQAw3woBAPsPACHICwEAwxAAIckLQAD8DwAhAwAAANkKACADAADrCgAwFAAA7AoAIAMAAADZCgAgAwAA2goAMAQAANYKACAMiAcAAI0RACCOBwAAjhEAIKQKAACMEQAwpQoAAPkKABCmCgAAjBEAMKoKQACHEAAh6QoBAAAAAbsLAQCGEAAhwgsBAAAAAcMLAQCREAAhxAtAAJsQACHFC0AAmxAAIQEAAADvCgAgB-EEAACVEQAgpAoAAJQRADClCgAA8QoAEKYKAACUEQAw3woBAIYQACGkCwEAhhAAIb8LQACHEAAhAeEEAACCFQAgCOEEAACVEQAgpAoAAJQRADClCgAA8QoAEKYKAACUEQAw3woBAIYQACGkCwEAhhAAIb8LQACHEAAhxwsAAJMRACADAAAA8QoAIAMAAPIKADAEAADzCgAgEuEEAACQEQAgigcAAP8QACCMBwAAkREAII0HAACSEQAgpAoAAI8RADClCgAA9QoAEKYKAACPEQAwpwoBAIYQACGqCkAAhxAAIbgKQACbEAAh_wpAAJsQACGVCwEAkRAAIaQLAQCREAAhugsBAIYQACG7CwEAhhAAIbwLAQCREAAhvQsgAMEQACG-C0AAmxAAIQrhBAAAghUAIIoHAACjFAAgjAcAAIMVACCNBwAAhBUAILgKAAD0EgAg_woAAPQSACCVCwAA9BIAIKQLAAD0EgAgvAsAAPQSACC-CwAA9BIAIBLhBAAAkBEAIIoHAAD_EAAgjAcAAJERACCNBwAAkhEAIKQKAACPEQAwpQoAAPUKABCmCgAAjxEAMKcKAQAAAAGqCkAAhxAAIbgKQACbEAAh_wpAAJsQACGVCwEAAAABpAsBAJEQACG6CwEAhhAAIbsLAQCGEAAhvAsBAJEQACG9CyAAwRAAIb4LQACbEAAhAwAAAPUKACADAAD2CgAwBAAA9woAIAyIBwAAjREAII4HAACOEQAgpAoAAIwRADClCgAA-QoAEKYKAACMEQAwqgpAAIcQACHpCgEAhhAAIbsLAQCGEAAhwgsBAIYQACHDCwEAkRAAIcQLQACbEAAhxQtAAJsQACEBAAAA-QoAIAqJBwAAhxEAIIsHAACLEQAgpAoAAIoRADClCgAA-woAEKYKAACKEQAwpwoBAIYQACHKCkAAhxAAIaILAQCGEAAhrgsBAIYQACGwC0AAmxAAIQOJBwAAgBUAIIsHAACBFQAgsAsAAPQSACALiQcAAIcRACCLBwAAixEAIKQKAACKEQAwpQoAAPsKABCmCgAAihEAMKcKAQAAAAHKCkAAhxAAIaILAQCGEAAhrgsBAIYQACGwC0AAmxAAIcYLAACJEQAgAwAAAPsKACADAAD8CgAwBAAA_QoAIAMAAAD7CgAgAwAA_AoAMAQAAP0KACABAAAA-woAIAeJBwAAhxEAIKQKAACIEQAwpQoAAIELABCmCgAAiBEAMKcKAQCGEAAhrgsBAIYQACGvC0AAhxAAIQGJBwAAgBUAIAeJBwAAhxEAIKQKAACIEQAwpQoAAIELABCmCgAAiBEAMKcKAQAAAAGuCwEAhhAAIa8LQACHEAAhAwAAAIELACADAACCCwAwBAAAgwsAIAuJBwAAhxEAIKQKAACGEQAwpQoAAIULABCmCgAAhhEAMOkKAQCGEAAhnQtAAIcQACGuCwEAhhAAIbYLAQCGEAAhtwsQALgQACG4CwIAhRAAIbkLEAC4EAAhAYkHAACAFQAgC4kHAACHEQAgpAoAAIYRADClCgAAhQsAEKYKAACGEQAw6QoBAAAAAZ0LQACHEAAhrgsBAIYQACG2CwEAhhAAIbcLEAC4EAAhuAsCAIUQACG5CxAAuBAAIQMAAACFCwAgAwAAhgsAMAQAAIcLACABAAAA-woAIAEAAACBCwAgAQAAAIULACABAAAA8QoAIAEAAAD1CgAgAQAAAO8KACAFiAcAAP4UACCOBwAA_xQAIMMLAAD0EgAgxAsAAPQSACDFCwAA9BIAIAMAAAD5CgAgAwAAjwsAMAQAAO8KACADAAAA-QoAIAMAAI8LADAEAADvCgAgAwAAAPkKACADAACPCwAwBAAA7woAIAmIBwAA_BQAII4HAAD9FAAgqgpAAAAAAekKAQAAAAG7CwEAAAABwgsBAAAAAcMLAQAAAAHEC0AAAAABxQtAAAAAAQEIAACTCwAgB6oKQAAAAAHpCgEAAAABuwsBAAAAAcILAQAAAAHDCwEAAAABxAtAAAAAAcULQAAAAAEBCAAAlQsAMAEIAACVCwAwCYgHAADiFAAgjgcAAOMUACCqCkAA8BIAIekKAQDvEgAhuwsBAO8SACHCCwEA7xIAIcMLAQD4EgAhxAtAAP8SACHFC0AA_xIAIQIAAADvCgAgCAAAmAsAIAeqCkAA8BIAIekKAQDvEgAhuwsBAO8SACHCCwEA7xIAIcMLAQD4EgAhxAtAAP8SACHFC0AA_xIAIQIAAAD5CgAgCAAAmgsAIAIAAAD5CgAgCAAAmgsAIAMAAADvCgAgDwAAkwsAIBAAAJgLACABAAAA7woAIAEAAAD5CgAgBhUAAN8UACAWAADhFAAgFwAA4BQAIMMLAAD0EgAgxAsAAPQSACDFCwAA9BIAIAqkCgAAhREAMKUKAAChCwAQpgoAAIURADCqCkAA_A8AIekKAQD7DwAhuwsBAPsPACHCCwEA-w8AIcMLAQCMEAAhxAtAAJQQACHFC0AAlBAAIQMAAAD5CgAgAwAAoAsAMBQAAKELACADAAAA-QoAIAMAAI8LADAEAADvCgAgB6QKAACEEQAwpQoAAKcLABCmCgAAhBEAMKkKAQCGEAAhqgpAAIcQACHACwEAAAABwQsBAIYQACEBAAAApAsAIAEAAACkCwAgB6QKAACEEQAwpQoAAKcLABCmCgAAhBEAMKkKAQCGEAAhqgpAAIcQACHACwEAhhAAIcELAQCGEAAhAAMAAACnCwAgAwAAqAsAMAQAAKQLACADAAAApwsAIAMAAKgLADAEAACkCwAgAwAAAKcLACADAACoCwAwBAAApAsAIASpCgEAAAABqgpAAAAAAcALAQAAAAHBCwEAAAABAQgAAKwLACAEqQoBAAAAAaoKQAAAAAHACwEAAAABwQsBAAAAAQEIAACuCwAwAQgAAK4LADAEqQoBAO8SACGqCkAA8BIAIcALAQDvEgAhwQsBAO8SACECAAAApAsAIAgAALELACAEqQoBAO8SACGqCkAA8BIAIcALAQDvEgAhwQsBAO8SACECAAAApwsAIAgAALMLACACAAAApwsAIAgAALMLACADAAAApAsAIA8AAKwLACAQAACxCwAgAQAAAKQLACABAAAApwsAIAMVAADcFAAgFgAA3hQAIBcAAN0UACAHpAoAAIMRADClCgAAugsAEKYKAACDEQAwqQoBAPsPACGqCkAA_A8AIcALAQD7DwAhwQsBAPsPACEDAAAApwsAIAMAALkLADAUAAC6CwAgAwAAAKcLACADAACoCwAwBAAApAsAIAEAAADzCgAgAQAAAPMKACADAAAA8QoAIAMAAPIKADAEAADzCgAgAwAAAPEKACADAADyCgAwBAAA8woAIAMAAADxCgAgAwAA8goAMAQAAPMKACAE4QQAANsUACDfCgEAAAABpAsBAAAAAb8LQAAAAAEBCAAAwgsAIAPfCgEAAAABpAsBAAAAAb8LQAAAAAEBCAAAxAsAMAEIAADECwAwBOEEAADaFAAg3woBAO8SACGkCwEA7xIAIb8LQADwEgAhAgAAAPMKACAIAADHCwAgA98KAQDvEgAhpAsBAO8SACG_C0AA8BIAIQIAAADxCgAgCAAAyQsAIAIAAADxCgAgCAAAyQsAIAMAAADzCgAgDwAAwgsAIBAAAMcLACABAAAA8woAIAEAAADxCgAgAxUAANcUACAWAADZFAAgFwAA2BQAIAakCgAAghEAMKUKAADQCwAQpgoAAIIRADDfCgEA-w8AIaQLAQD7DwAhvwtAAPwPACEDAAAA8QoAIAMAAM8LADAUAADQCwAgAwAAAPEKACADAADyCgAwBAAA8woAIAEAAAD3CgAgAQAAAPcKACADAAAA9QoAIAMAAPYKADAEAAD3CgAgAwAAAPUKACADAAD2CgAwBAAA9woAIAMAAAD1CgAgAwAA9goAMAQAAPcKACAP4QQAANMUACCKBwAA1BQAIIwHAADVFAAgjQcAANYUACCnCgEAAAABqgpAAAAAAbgKQAAAAAH_CkAAAAABlQsBAAAAAaQLAQAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgtAAAAAAQEIAADYCwAgC6cKAQAAAAGqCkAAAAABuApAAAAAAf8KQAAAAAGVCwEAAAABpAsBAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LIAAAAAG-C0AAAAABAQgAANoLADABCAAA2gsAMAEAAAD5CgAgD-EEAACuFAAgigcAAK8UACCMBwAAsBQAII0HAACxFAAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAh_wpAAP8SACGVCwEA-BIAIaQLAQD4EgAhugsBAO8SACG7CwEA7xIAIbwLAQD4EgAhvQsgAJITACG-C0AA_xIAIQIAAAD3CgAgCAAA3gsAIAunCgEA7xIAIaoKQADwEgAhuApAAP8SACH_CkAA_xIAIZULAQD4EgAhpAsBAPgSACG6CwEA7xIAIbsLAQDvEgAhvAsBAPgSACG9CyAAkhMAIb4LQAD_EgAhAgAAAPUKACAIAADgCwAgAgAAAPUKACAIAADgCwAgAQAAAPkKACADAAAA9woAIA8AANgLACAQAADeCwAgAQAAAPcKACABAAAA9QoAIAkVAACrFAAgFgAArRQAIBcAAKwUACC4CgAA9BIAIP8KAAD0EgAglQsAAPQSACCkCwAA9BIAILwLAAD0EgAgvgsAAPQSACAOpAoAAIERADClCgAA6AsAEKYKAACBEQAwpwoBAPsPACGqCkAA_A8AIbgKQACUEAAh_wpAAJQQACGVCwEAjBAAIaQLAQCMEAAhugsBAPsPACG7CwEA-w8AIbwLAQCMEAAhvQsgAKoQACG-C0AAlBAAIQMAAAD1CgAgAwAA5wsAMBQAAOgLACADAAAA9QoAIAMAAPYKADAEAAD3CgAgAQAAAIcLACABAAAAhwsAIAMAAACFCwAgAwAAhgsAMAQAAIcLACADAAAAhQsAIAMAAIYLADAEAACHCwAgAwAAAIULACADAACGCwAwBAAAhwsAIAiJBwAAqhQAIOkKAQAAAAGdC0AAAAABrgsBAAAAAbYLAQAAAAG3CxAAAAABuAsCAAAAAbkLEAAAAAEBCAAA8AsAIAfpCgEAAAABnQtAAAAAAa4LAQAAAAG2CwEAAAABtwsQAAAAAbgLAgAAAAG5CxAAAAABAQgAAPILADABCAAA8gsAMAiJBwAAqRQAIOkKAQDvEgAhnQtAAPASACGuCwEA7xIAIbYLAQDvEgAhtwsQAJsTACG4CwIA7hIAIbkLEACbEwAhAgAAAIcLACAIAAD1CwAgB-kKAQDvEgAhnQtAAPASACGuCwEA7xIAIbYLAQDvEgAhtwsQAJsTACG4CwIA7hIAIbkLEACbEwAhAgAAAIULACAIAAD3CwAgAgAAAIULACAIAAD3CwAgAwAAAIcLACAPAADwCwAgEAAA9QsAIAEAAACHCwAgAQAAAIULACAFFQAApBQAIBYAAKcUACAXAACmFAAgOAAApRQAIDkAAKgUACAKpAoAAIARADClCgAA_gsAEKYKAACAEQAw6QoBAPsPACGdC0AA_A8AIa4LAQD7DwAhtgsBAPsPACG3CxAArxAAIbgLAgD6DwAhuQsQAK8QACEDAAAAhQsAIAMAAP0LADAUAAD-CwAgAwAAAIULACADAACGCwAwBAAAhwsAIA-KBwAA_xAAIKQKAAD-EAAwpQoAAIQMABCmCgAA_hAAMKcKAQAAAAHKCkAAhxAAIdcKAQCREAAhhwsCAIUQACGlCwEAhhAAIagLAQCGEAAhsQsBAIYQACGyCwEAhhAAIbMLAQCGEAAhtAsBAIYQACG1CwEAhhAAIQEAAACBDAAgAQAAAIEMACAPigcAAP8QACCkCgAA_hAAMKUKAACEDAAQpgoAAP4QADCnCgEAhhAAIcoKQACHEAAh1woBAJEQACGHCwIAhRAAIaULAQCGEAAhqAsBAIYQACGxCwEAhhAAIbILAQCGEAAhswsBAIYQACG0CwEAhhAAIbULAQCGEAAhAooHAACjFAAg1woAAPQSACADAAAAhAwAIAMAAIUMADAEAACBDAAgAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACAMigcAAKIUACCnCgEAAAABygpAAAAAAdcKAQAAAAGHCwIAAAABpQsBAAAAAagLAQAAAAGxCwEAAAABsgsBAAAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAQEIAACJDAAgC6cKAQAAAAHKCkAAAAAB1woBAAAAAYcLAgAAAAGlCwEAAAABqAsBAAAAAbELAQAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1CwEAAAABAQgAAIsMADABCAAAiwwAMAyKBwAAlRQAIKcKAQDvEgAhygpAAPASACHXCgEA-BIAIYcLAgDuEgAhpQsBAO8SACGoCwEA7xIAIbELAQDvEgAhsgsBAO8SACGzCwEA7xIAIbQLAQDvEgAhtQsBAO8SACECAAAAgQwAIAgAAI4MACALpwoBAO8SACHKCkAA8BIAIdcKAQD4EgAhhwsCAO4SACGlCwEA7xIAIagLAQDvEgAhsQsBAO8SACGyCwEA7xIAIbMLAQDvEgAhtAsBAO8SACG1CwEA7xIAIQIAAACEDAAgCAAAkAwAIAIAAACEDAAgCAAAkAwAIAMAAACBDAAgDwAAiQwAIBAAAI4MACABAAAAgQwAIAEAAACEDAAgBhUAAJAUACAWAACTFAAgFwAAkhQAIDgAAJEUACA5AACUFAAg1woAAPQSACAOpAoAAP0QADClCgAAlwwAEKYKAAD9EAAwpwoBAPsPACHKCkAA_A8AIdcKAQCMEAAhhwsCAPoPACGlCwEA-w8AIagLAQD7DwAhsQsBAPsPACGyCwEA-w8AIbMLAQD7DwAhtAsBAPsPACG1CwEA-w8AIQMAAACEDAAgAwAAlgwAMBQAAJcMACADAAAAhAwAIAMAAIUMADAEAACBDAAgAQAAAP0KACABAAAA_QoAIAMAAAD7CgAgAwAA_AoAMAQAAP0KACADAAAA-woAIAMAAPwKADAEAAD9CgAgAwAAAPsKACADAAD8CgAwBAAA_QoAIAeJBwAAjhQAIIsHAACPFAAgpwoBAAAAAcoKQAAAAAGiCwEAAAABrgsBAAAAAbALQAAAAAEBCAAAnwwAIAWnCgEAAAABygpAAAAAAaILAQAAAAGuCwEAAAABsAtAAAAAAQEIAAChDAAwAQgAAKEMADAHiQcAAIwUACCLBwAAjRQAIKcKAQDvEgAhygpAAPASACGiCwEA7xIAIa4LAQDvEgAhsAtAAP8SACECAAAA_QoAIAgAAKQMACAFpwoBAO8SACHKCkAA8BIAIaILAQDvEgAhrgsBAO8SACGwC0AA_xIAIQIAAAD7CgAgCAAApgwAIAIAAAD7CgAgCAAApgwAIAMAAAD9CgAgDwAAnwwAIBAAAKQMACABAAAA_QoAIAEAAAD7CgAgBBUAAIkUACAWAACLFAAgFwAAihQAILALAAD0EgAgCKQKAAD8EAAwpQoAAK0MABCmCgAA_BAAMKcKAQD7DwAhygpAAPwPACGiCwEA-w8AIa4LAQD7DwAhsAtAAJQQACEDAAAA-woAIAMAAKwMADAUAACtDAAgAwAAAPsKACADAAD8CgAwBAAA_QoAIAEAAACDCwAgAQAAAIMLACADAAAAgQsAIAMAAIILADAEAACDCwAgAwAAAIELACADAACCCwAwBAAAgwsAIAMAAACBCwAgAwAAggsAMAQAAIMLACAEiQcAAIgUACCnCgEAAAABrgsBAAAAAa8LQAAAAAEBCAAAtQwAIAOnCgEAAAABrgsBAAAAAa8LQAAAAAEBCAAAtwwAMAEIAAC3DAAwBIkHAACHFAAgpwoBAO8SACGuCwEA7xIAIa8LQADwEgAhAgAAAIMLACAIAAC6DAAgA6cKAQDvEgAhrgsBAO8SACGvC0AA8BIAIQIAAACBCwAgCAAAvAwAIAIAAACBCwAgCAAAvAwAIAMAAACDCwAgDwAAtQwAIBAAALoMACABAAAAgwsAIAEAAACBCwAgAxUAAIQUACAWAACGFAAgFwAAhRQAIAakCgAA-xAAMKUKAADDDAAQpgoAAPsQADCnCgEA-w8AIa4LAQD7DwAhrwtAAPwPACEDAAAAgQsAIAMAAMIMADAUAADDDAAgAwAAAIELACADAACCCwAwBAAAgwsAIAekCgAA-RAAMKUKAADJDAAQpgoAAPkQADCqCwEAhhAAIasLQACHEAAhrAsCAIUQACGtCwAA-hAAIAEAAADGDAAgAQAAAMYMACAGpAoAAPkQADClCgAAyQwAEKYKAAD5EAAwqgsBAIYQACGrC0AAhxAAIawLAgCFEAAhAAMAAADJDAAgAwAAygwAMAQAAMYMACADAAAAyQwAIAMAAMoMADAEAADGDAAgAwAAAMkMACADAADKDAAwBAAAxgwAIAOqCwEAAAABqwtAAAAAAawLAgAAAAEBCAAAzgwAIAOqCwEAAAABqwtAAAAAAawLAgAAAAEBCAAA0AwAMAEIAADQDAAwA6oLAQDvEgAhqwtAAPASACGsCwIA7hIAIQIAAADGDAAgCAAA0wwAIAOqCwEA7xIAIasLQADwEgAhrAsCAO4SACECAAAAyQwAIAgAANUMACACAAAAyQwAIAgAANUMACADAAAAxgwAIA8AAM4MACAQAADTDAAgAQAAAMYMACABAAAAyQwAIAUVAAD_EwAgFgAAghQAIBcAAIEUACA4AACAFAAgOQAAgxQAIAakCgAA-BAAMKUKAADcDAAQpgoAAPgQADCqCwEA-w8AIasLQAD8DwAhrAsCAPoPACEDAAAAyQwAIAMAANsMADAUAADcDAAgAwAAAMkMACADAADKDAAwBAAAxgwAIBCfCAAA9BAAIKQKAADzEAAwpQoAAOcMABCmCgAA8xAAMKcKAQAAAAGqCkAAhxAAIdcKAQCREAAh3goBAIYQACHfCgEAkRAAIekKAQAAAAGHCwIAhRAAIaQLAQCREAAhpQsBAIYQACGmCwEAhhAAIacLAQCGEAAhqAsBAIYQACEBAAAA3wwAIAuLBwAA9xAAIKQKAAD2EAAwpQoAAOEMABCmCgAA9hAAML4KAQCGEAAhwgoCAIUQACHDCkAAmxAAIZULAQCGEAAhoAtAAJsQACGiCwEAhhAAIaMLAQCREAAhBIsHAAD-EwAgwwoAAPQSACCgCwAA9BIAIKMLAAD0EgAgDIsHAAD3EAAgpAoAAPYQADClCgAA4QwAEKYKAAD2EAAwvgoBAIYQACHCCgIAhRAAIcMKQACbEAAhlQsBAIYQACGgC0AAmxAAIaILAQCGEAAhowsBAJEQACGpCwAA9RAAIAMAAADhDAAgAwAA4gwAMAQAAOMMACABAAAA4QwAIAEAAADfDAAgEJ8IAAD0EAAgpAoAAPMQADClCgAA5wwAEKYKAADzEAAwpwoBAIYQACGqCkAAhxAAIdcKAQCREAAh3goBAIYQACHfCgEAkRAAIekKAQCREAAhhwsCAIUQACGkCwEAkRAAIaULAQCGEAAhpgsBAIYQACGnCwEAhhAAIagLAQCGEAAhBZ8IAAD9EwAg1woAAPQSACDfCgAA9BIAIOkKAAD0EgAgpAsAAPQSACADAAAA5wwAIAMAAOgMADAEAADfDAAgAwAAAOcMACADAADoDAAwBAAA3wwAIAMAAADnDAAgAwAA6AwAMAQAAN8MACANnwgAAPwTACCnCgEAAAABqgpAAAAAAdcKAQAAAAHeCgEAAAAB3woBAAAAAekKAQAAAAGHCwIAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABpwsBAAAAAagLAQAAAAEBCAAA7AwAIAynCgEAAAABqgpAAAAAAdcKAQAAAAHeCgEAAAAB3woBAAAAAekKAQAAAAGHCwIAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABpwsBAAAAAagLAQAAAAEBCAAA7gwAMAEIAADuDAAwDZ8IAADvEwAgpwoBAO8SACGqCkAA8BIAIdcKAQD4EgAh3goBAO8SACHfCgEA-BIAIekKAQD4EgAhhwsCAO4SACGkCwEA-BIAIaULAQDvEgAhpgsBAO8SACGnCwEA7xIAIagLAQDvEgAhAgAAAN8MACAIAADxDAAgDKcKAQDvEgAhqgpAAPASACHXCgEA-BIAId4KAQDvEgAh3woBAPgSACHpCgEA-BIAIYcLAgDuEgAhpAsBAPgSACGlCwEA7xIAIaYLAQDvEgAhpwsBAO8SACGoCwEA7xIAIQIAAADnDAAgCAAA8wwAIAIAAADnDAAgCAAA8wwAIAMAAADfDAAgDwAA7AwAIBAAAPEMACABAAAA3wwAIAEAAADnDAAgCRUAAOoTACAWAADtEwAgFwAA7BMAIDgAAOsTACA5AADuEwAg1woAAPQSACDfCgAA9BIAIOkKAAD0EgAgpAsAAPQSACAPpAoAAPIQADClCgAA-gwAEKYKAADyEAAwpwoBAPsPACGqCkAA_A8AIdcKAQCMEAAh3goBAPsPACHfCgEAjBAAIekKAQCMEAAhhwsCAPoPACGkCwEAjBAAIaULAQD7DwAhpgsBAPsPACGnCwEA-w8AIagLAQD7DwAhAwAAAOcMACADAAD5DAAwFAAA-gwAIAMAAADnDAAgAwAA6AwAMAQAAN8MACABAAAA4wwAIAEAAADjDAAgAwAAAOEMACADAADiDAAwBAAA4wwAIAMAAADhDAAgAwAA4gwAMAQAAOMMACADAAAA4QwAIAMAAOIMADAEAADjDAAgCIsHAADpEwAgvgoBAAAAAcIKAgAAAAHDCkAAAAABlQsBAAAAAaALQAAAAAGiCwEAAAABowsBAAAAAQEIAACCDQAgB74KAQAAAAHCCgIAAAABwwpAAAAAAZULAQAAAAGgC0AAAAABogsBAAAAAaMLAQAAAAEBCAAAhA0AMAEIAACEDQAwCIsHAADoEwAgvgoBAO8SACHCCgIA7hIAIcMKQAD_EgAhlQsBAO8SACGgC0AA_xIAIaILAQDvEgAhowsBAPgSACECAAAA4wwAIAgAAIcNACAHvgoBAO8SACHCCgIA7hIAIcMKQAD_EgAhlQsBAO8SACGgC0AA_xIAIaILAQDvEgAhowsBAPgSACECAAAA4QwAIAgAAIkNACACAAAA4QwAIAgAAIkNACADAAAA4wwAIA8AAIINACAQAACHDQAgAQAAAOMMACABAAAA4QwAIAgVAADjEwAgFgAA5hMAIBcAAOUTACA4AADkEwAgOQAA5xMAIMMKAAD0EgAgoAsAAPQSACCjCwAA9BIAIAqkCgAA8RAAMKUKAACQDQAQpgoAAPEQADC-CgEA-w8AIcIKAgD6DwAhwwpAAJQQACGVCwEA-w8AIaALQACUEAAhogsBAPsPACGjCwEAjBAAIQMAAADhDAAgAwAAjw0AMBQAAJANACADAAAA4QwAIAMAAOIMADAEAADjDAAgHqQKAADtEAAwpQoAAJYNABCmCgAA7RAAMKcKAQAAAAGqCkAAhxAAIb4KAADuEI8LIt8KAQCGEAAh6QoBAAAAAYILAQCGEAAhhwsBAJEQACGJC0AAmxAAIYwLQACbEAAhkAsAAO8QkAsikQsBAJEQACGSCxAAuBAAIZMLEADwEAAhlAsBAJEQACGVCwAAvRAAIJYLAQCREAAhlwsBAJEQACGYCwEAkRAAIZkLAQCREAAhmgsBAJEQACGbCwAAvRAAIJwLAQCREAAhnQtAAJsQACGeC0AAmxAAIZ8LQACHEAAhoAtAAJsQACGhC0AAmxAAIQEAAACTDQAgAQAAAJMNACAepAoAAO0QADClCgAAlg0AEKYKAADtEAAwpwoBAMYQACGqCkAAhxAAIb4KAADuEI8LIt8KAQCGEAAh6QoBAIYQACGCCwEAhhAAIYcLAQCREAAhiQtAAJsQACGMC0AAmxAAIZALAADvEJALIpELAQCREAAhkgsQALgQACGTCxAA8BAAIZQLAQCREAAhlQsAAL0QACCWCwEAkRAAIZcLAQCREAAhmAsBAJEQACGZCwEAkRAAIZoLAQCREAAhmwsAAL0QACCcCwEAkRAAIZ0LQACbEAAhngtAAJsQACGfC0AAhxAAIaALQACbEAAhoQtAAJsQACEShwsAAPQSACCJCwAA9BIAIIwLAAD0EgAgkQsAAPQSACCTCwAA9BIAIJQLAAD0EgAglQsAAPQSACCWCwAA9BIAIJcLAAD0EgAgmAsAAPQSACCZCwAA9BIAIJoLAAD0EgAgmwsAAPQSACCcCwAA9BIAIJ0LAAD0EgAgngsAAPQSACCgCwAA9BIAIKELAAD0EgAgAwAAAJYNACADAACXDQAwBAAAkw0AIAMAAACWDQAgAwAAlw0AMAQAAJMNACADAAAAlg0AIAMAAJcNADAEAACTDQAgG6cKAQAAAAGqCkAAAAABvgoAAACPCwLfCgEAAAAB6QoBAAAAAYILAQAAAAGHCwEAAAABiQtAAAAAAYwLQAAAAAGQCwAAAJALApELAQAAAAGSCxAAAAABkwsQAAAAAZQLAQAAAAGVC4AAAAABlgsBAAAAAZcLAQAAAAGYCwEAAAABmQsBAAAAAZoLAQAAAAGbC4AAAAABnAsBAAAAAZ0LQAAAAAGeC0AAAAABnwtAAAAAAaALQAAAAAGhC0AAAAABAQgAAJsNACAbpwoBAAAAAaoKQAAAAAG-CgAAAI8LAt8KAQAAAAHpCgEAAAABggsBAAAAAYcLAQAAAAGJC0AAAAABjAtAAAAAAZALAAAAkAsCkQsBAAAAAZILEAAAAAGTCxAAAAABlAsBAAAAAZULgAAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLgAAAAAGcCwEAAAABnQtAAAAAAZ4LQAAAAAGfC0AAAAABoAtAAAAAAaELQAAAAAEBCAAAnQ0AMAEIAACdDQAwG6cKAQDvEgAhqgpAAPASACG-CgAA4BOPCyLfCgEA7xIAIekKAQDvEgAhggsBAO8SACGHCwEA-BIAIYkLQAD_EgAhjAtAAP8SACGQCwAA4ROQCyKRCwEA-BIAIZILEACbEwAhkwsQAOITACGUCwEA-BIAIZULgAAAAAGWCwEA-BIAIZcLAQD4EgAhmAsBAPgSACGZCwEA-BIAIZoLAQD4EgAhmwuAAAAAAZwLAQD4EgAhnQtAAP8SACGeC0AA_xIAIZ8LQADwEgAhoAtAAP8SACGhC0AA_xIAIQIAAACTDQAgCAAAoA0AIBunCgEA7xIAIaoKQADwEgAhvgoAAOATjwsi3woBAO8SACHpCgEA7xIAIYILAQDvEgAhhwsBAPgSACGJC0AA_xIAIYwLQAD_EgAhkAsAAOETkAsikQsBAPgSACGSCxAAmxMAIZMLEADiEwAhlAsBAPgSACGVC4AAAAABlgsBAPgSACGXCwEA-BIAIZgLAQD4EgAhmQsBAPgSACGaCwEA-BIAIZsLgAAAAAGcCwEA-BIAIZ0LQAD_EgAhngtAAP8SACGfC0AA8BIAIaALQAD_EgAhoQtAAP8SACECAAAAlg0AIAgAAKINACACAAAAlg0AIAgAAKINACADAAAAkw0AIA8AAJsNACAQAACgDQAgAQAAAJMNACABAAAAlg0AIBcVAADbEwAgFgAA3hMAIBcAAN0TACA4AADcEwAgOQAA3xMAIIcLAAD0EgAgiQsAAPQSACCMCwAA9BIAIJELAAD0EgAgkwsAAPQSACCUCwAA9BIAIJULAAD0EgAglgsAAPQSACCXCwAA9BIAIJgLAAD0EgAgmQsAAPQSACCaCwAA9BIAIJsLAAD0EgAgnAsAAPQSACCdCwAA9BIAIJ4LAAD0EgAgoAsAAPQSACChCwAA9BIAIB6kCgAA4xAAMKUKAACpDQAQpgoAAOMQADCnCgEAwxAAIaoKQAD8DwAhvgoAAOQQjwsi3woBAPsPACHpCgEA-w8AIYILAQD7DwAhhwsBAIwQACGJC0AAlBAAIYwLQACUEAAhkAsAAOUQkAsikQsBAIwQACGSCxAArxAAIZMLEADmEAAhlAsBAIwQACGVCwAAnxAAIJYLAQCMEAAhlwsBAIwQACGYCwEAjBAAIZkLAQCMEAAhmgsBAIwQACGbCwAAnxAAIJwLAQCMEAAhnQtAAJQQACGeC0AAlBAAIZ8LQAD8DwAhoAtAAJQQACGhC0AAlBAAIQMAAACWDQAgAwAAqA0AMBQAAKkNACADAAAAlg0AIAMAAJcNADAEAACTDQAgCaQKAADgEAAwpQoAAK8NABCmCgAA4BAAMKoKQACHEAAh3goAAOEQjAsigQsBAMYQACGJC0AAmxAAIYwLQACbEAAhjQsAAOIQACABAAAArA0AIAEAAACsDQAgCKQKAADgEAAwpQoAAK8NABCmCgAA4BAAMKoKQACHEAAh3goAAOEQjAsigQsBAMYQACGJC0AAmxAAIYwLQACbEAAhAokLAAD0EgAgjAsAAPQSACADAAAArw0AIAMAALANADAEAACsDQAgAwAAAK8NACADAACwDQAwBAAArA0AIAMAAACvDQAgAwAAsA0AMAQAAKwNACAFqgpAAAAAAd4KAAAAjAsCgQsBAAAAAYkLQAAAAAGMC0AAAAABAQgAALQNACAFqgpAAAAAAd4KAAAAjAsCgQsBAAAAAYkLQAAAAAGMC0AAAAABAQgAALYNADABCAAAtg0AMAWqCkAA8BIAId4KAADaE4wLIoELAQDvEgAhiQtAAP8SACGMC0AA_xIAIQIAAACsDQAgCAAAuQ0AIAWqCkAA8BIAId4KAADaE4wLIoELAQDvEgAhiQtAAP8SACGMC0AA_xIAIQIAAACvDQAgCAAAuw0AIAIAAACvDQAgCAAAuw0AIAMAAACsDQAgDwAAtA0AIBAAALkNACABAAAArA0AIAEAAACvDQAgBRUAANcTACAWAADZEwAgFwAA2BMAIIkLAAD0EgAgjAsAAPQSACAIpAoAANwQADClCgAAwg0AEKYKAADcEAAwqgpAAPwPACHeCgAA3RCMCyKBCwEAwxAAIYkLQACUEAAhjAtAAJQQACEDAAAArw0AIAMAAMENADAUAADCDQAgAwAAAK8NACADAACwDQAwBAAArA0AIAmkCgAA2xAAMKUKAADIDQAQpgoAANsQADCnCgEAAAABqgpAAIcQACH-CgAA0BAAIIgLAQAAAAGJC0AAmxAAIYoLQACbEAAhAQAAAMUNACABAAAAxQ0AIAmkCgAA2xAAMKUKAADIDQAQpgoAANsQADCnCgEAhhAAIaoKQACHEAAh_goAANAQACCICwEAhhAAIYkLQACbEAAhigtAAJsQACECiQsAAPQSACCKCwAA9BIAIAMAAADIDQAgAwAAyQ0AMAQAAMUNACADAAAAyA0AIAMAAMkNADAEAADFDQAgAwAAAMgNACADAADJDQAwBAAAxQ0AIAanCgEAAAABqgpAAAAAAf4KgAAAAAGICwEAAAABiQtAAAAAAYoLQAAAAAEBCAAAzQ0AIAanCgEAAAABqgpAAAAAAf4KgAAAAAGICwEAAAABiQtAAAAAAYoLQAAAAAEBCAAAzw0AMAEIAADPDQAwBqcKAQDvEgAhqgpAAPASACH-CoAAAAABiAsBAO8SACGJC0AA_xIAIYoLQAD_EgAhAgAAAMUNACAIAADSDQAgBqcKAQDvEgAhqgpAAPASACH-CoAAAAABiAsBAO8SACGJC0AA_xIAIYoLQAD_EgAhAgAAAMgNACAIAADUDQAgAgAAAMgNACAIAADUDQAgAwAAAMUNACAPAADNDQAgEAAA0g0AIAEAAADFDQAgAQAAAMgNACAFFQAA1BMAIBYAANYTACAXAADVEwAgiQsAAPQSACCKCwAA9BIAIAmkCgAA2hAAMKUKAADbDQAQpgoAANoQADCnCgEA-w8AIaoKQAD8DwAh_goAAMoQACCICwEA-w8AIYkLQACUEAAhigtAAJQQACEDAAAAyA0AIAMAANoNADAUAADbDQAgAwAAAMgNACADAADJDQAwBAAAxQ0AIA6kCgAA2RAAMKUKAADhDQAQpgoAANkQADCnCgEAAAABqgpAAIcQACG4CkAAhxAAIdcKAQCGEAAh3woBAIYQACHgCgEAhhAAIeIKAQCGEAAhhAsCAIUQACGFC0AAhxAAIYYLQACbEAAhhwsCAL4QACEBAAAA3g0AIAEAAADeDQAgDqQKAADZEAAwpQoAAOENABCmCgAA2RAAMKcKAQCGEAAhqgpAAIcQACG4CkAAhxAAIdcKAQCGEAAh3woBAIYQACHgCgEAhhAAIeIKAQCGEAAhhAsCAIUQACGFC0AAhxAAIYYLQACbEAAhhwsCAL4QACEChgsAAPQSACCHCwAA9BIAIAMAAADhDQAgAwAA4g0AMAQAAN4NACADAAAA4Q0AIAMAAOINADAEAADeDQAgAwAAAOENACADAADiDQAwBAAA3g0AIAunCgEAAAABqgpAAAAAAbgKQAAAAAHXCgEAAAAB3woBAAAAAeAKAQAAAAHiCgEAAAABhAsCAAAAAYULQAAAAAGGC0AAAAABhwsCAAAAAQEIAADmDQAgC6cKAQAAAAGqCkAAAAABuApAAAAAAdcKAQAAAAHfCgEAAAAB4AoBAAAAAeIKAQAAAAGECwIAAAABhQtAAAAAAYYLQAAAAAGHCwIAAAABAQgAAOgNADABCAAA6A0AMAunCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA7xIAId8KAQDvEgAh4AoBAO8SACHiCgEA7xIAIYQLAgDuEgAhhQtAAPASACGGC0AA_xIAIYcLAgCJEwAhAgAAAN4NACAIAADrDQAgC6cKAQDvEgAhqgpAAPASACG4CkAA8BIAIdcKAQDvEgAh3woBAO8SACHgCgEA7xIAIeIKAQDvEgAhhAsCAO4SACGFC0AA8BIAIYYLQAD_EgAhhwsCAIkTACECAAAA4Q0AIAgAAO0NACACAAAA4Q0AIAgAAO0NACADAAAA3g0AIA8AAOYNACAQAADrDQAgAQAAAN4NACABAAAA4Q0AIAcVAADPEwAgFgAA0hMAIBcAANETACA4AADQEwAgOQAA0xMAIIYLAAD0EgAghwsAAPQSACAOpAoAANgQADClCgAA9A0AEKYKAADYEAAwpwoBAPsPACGqCkAA_A8AIbgKQAD8DwAh1woBAPsPACHfCgEA-w8AIeAKAQD7DwAh4goBAPsPACGECwIA-g8AIYULQAD8DwAhhgtAAJQQACGHCwIAoBAAIQMAAADhDQAgAwAA8w0AMBQAAPQNACADAAAA4Q0AIAMAAOINADAEAADeDQAgDaQKAADVEAAwpQoAAPoNABCmCgAA1RAAMKoKQACHEAAhvgoAANYQgQsi3goAAM8Q_Qoi3woBAIYQACHpCgEAAAAB_goAANAQACD_CkAAmxAAIYELAQCGEAAhggsBAIYQACGDCwAA1xAAIAEAAAD3DQAgAQAAAPcNACAMpAoAANUQADClCgAA-g0AEKYKAADVEAAwqgpAAIcQACG-CgAA1hCBCyLeCgAAzxD9CiLfCgEAhhAAIekKAQCGEAAh_goAANAQACD_CkAAmxAAIYELAQCGEAAhggsBAIYQACEB_woAAPQSACADAAAA-g0AIAMAAPsNADAEAAD3DQAgAwAAAPoNACADAAD7DQAwBAAA9w0AIAMAAAD6DQAgAwAA-w0AMAQAAPcNACAJqgpAAAAAAb4KAAAAgQsC3goAAAD9CgLfCgEAAAAB6QoBAAAAAf4KgAAAAAH_CkAAAAABgQsBAAAAAYILAQAAAAEBCAAA_w0AIAmqCkAAAAABvgoAAACBCwLeCgAAAP0KAt8KAQAAAAHpCgEAAAAB_gqAAAAAAf8KQAAAAAGBCwEAAAABggsBAAAAAQEIAACBDgAwAQgAAIEOADAJqgpAAPASACG-CgAAzhOBCyLeCgAAyhP9CiLfCgEA7xIAIekKAQDvEgAh_gqAAAAAAf8KQAD_EgAhgQsBAO8SACGCCwEA7xIAIQIAAAD3DQAgCAAAhA4AIAmqCkAA8BIAIb4KAADOE4ELIt4KAADKE_0KIt8KAQDvEgAh6QoBAO8SACH-CoAAAAAB_wpAAP8SACGBCwEA7xIAIYILAQDvEgAhAgAAAPoNACAIAACGDgAgAgAAAPoNACAIAACGDgAgAwAAAPcNACAPAAD_DQAgEAAAhA4AIAEAAAD3DQAgAQAAAPoNACAEFQAAyxMAIBYAAM0TACAXAADMEwAg_woAAPQSACAMpAoAANEQADClCgAAjQ4AEKYKAADREAAwqgpAAPwPACG-CgAA0hCBCyLeCgAAyRD9CiLfCgEA-w8AIekKAQD7DwAh_goAAMoQACD_CkAAlBAAIYELAQD7DwAhggsBAPsPACEDAAAA-g0AIAMAAIwOADAUAACNDgAgAwAAAPoNACADAAD7DQAwBAAA9w0AIAmkCgAAzhAAMKUKAACTDgAQpgoAAM4QADCnCgEAAAABqgpAAIcQACHeCgAAzxD9CiL9CgEAAAAB_goAANAQACD_CkAAmxAAIQEAAACQDgAgAQAAAJAOACAJpAoAAM4QADClCgAAkw4AEKYKAADOEAAwpwoBAIYQACGqCkAAhxAAId4KAADPEP0KIv0KAQCREAAh_goAANAQACD_CkAAmxAAIQL9CgAA9BIAIP8KAAD0EgAgAwAAAJMOACADAACUDgAwBAAAkA4AIAMAAACTDgAgAwAAlA4AMAQAAJAOACADAAAAkw4AIAMAAJQOADAEAACQDgAgBqcKAQAAAAGqCkAAAAAB3goAAAD9CgL9CgEAAAAB_gqAAAAAAf8KQAAAAAEBCAAAmA4AIAanCgEAAAABqgpAAAAAAd4KAAAA_QoC_QoBAAAAAf4KgAAAAAH_CkAAAAABAQgAAJoOADABCAAAmg4AMAanCgEA7xIAIaoKQADwEgAh3goAAMoT_Qoi_QoBAPgSACH-CoAAAAAB_wpAAP8SACECAAAAkA4AIAgAAJ0OACAGpwoBAO8SACGqCkAA8BIAId4KAADKE_0KIv0KAQD4EgAh_gqAAAAAAf8KQAD_EgAhAgAAAJMOACAIAACfDgAgAgAAAJMOACAIAACfDgAgAwAAAJAOACAPAACYDgAgEAAAnQ4AIAEAAACQDgAgAQAAAJMOACAFFQAAxxMAIBYAAMkTACAXAADIEwAg_QoAAPQSACD_CgAA9BIAIAmkCgAAyBAAMKUKAACmDgAQpgoAAMgQADCnCgEA-w8AIaoKQAD8DwAh3goAAMkQ_Qoi_QoBAIwQACH-CgAAyhAAIP8KQACUEAAhAwAAAJMOACADAAClDgAwFAAApg4AIAMAAACTDgAgAwAAlA4AMAQAAJAOACASnwMBAIYQACGkCgAAxRAAMKUKAACsDgAQpgoAAMUQADCnCgEAAAABqgpAAIcQACHfCgEAhhAAIekKAQAAAAHyCgEAhhAAIfMKAQCGEAAh9AoBAIYQACH1CgEAhhAAIfYKAQCGEAAh9wpAAIcQACH4CkAAhxAAIfkKAgC-EAAh-goCAL4QACH7CgEAkRAAIQEAAACpDgAgAQAAAKkOACASnwMBAIYQACGkCgAAxRAAMKUKAACsDgAQpgoAAMUQADCnCgEAxhAAIaoKQACHEAAh3woBAIYQACHpCgEAhhAAIfIKAQCGEAAh8woBAIYQACH0CgEAhhAAIfUKAQCGEAAh9goBAIYQACH3CkAAhxAAIfgKQACHEAAh-QoCAL4QACH6CgIAvhAAIfsKAQCREAAhA_kKAAD0EgAg-goAAPQSACD7CgAA9BIAIAMAAACsDgAgAwAArQ4AMAQAAKkOACADAAAArA4AIAMAAK0OADAEAACpDgAgAwAAAKwOACADAACtDgAwBAAAqQ4AIA-fAwEAAAABpwoBAAAAAaoKQAAAAAHfCgEAAAAB6QoBAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKAQAAAAH2CgEAAAAB9wpAAAAAAfgKQAAAAAH5CgIAAAAB-goCAAAAAfsKAQAAAAEBCAAAsQ4AIA-fAwEAAAABpwoBAAAAAaoKQAAAAAHfCgEAAAAB6QoBAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKAQAAAAH2CgEAAAAB9wpAAAAAAfgKQAAAAAH5CgIAAAAB-goCAAAAAfsKAQAAAAEBCAAAsw4AMAEIAACzDgAwD58DAQDvEgAhpwoBAO8SACGqCkAA8BIAId8KAQDvEgAh6QoBAO8SACHyCgEA7xIAIfMKAQDvEgAh9AoBAO8SACH1CgEA7xIAIfYKAQDvEgAh9wpAAPASACH4CkAA8BIAIfkKAgCJEwAh-goCAIkTACH7CgEA-BIAIQIAAACpDgAgCAAAtg4AIA-fAwEA7xIAIacKAQDvEgAhqgpAAPASACHfCgEA7xIAIekKAQDvEgAh8goBAO8SACHzCgEA7xIAIfQKAQDvEgAh9QoBAO8SACH2CgEA7xIAIfcKQADwEgAh-ApAAPASACH5CgIAiRMAIfoKAgCJEwAh-woBAPgSACECAAAArA4AIAgAALgOACACAAAArA4AIAgAALgOACADAAAAqQ4AIA8AALEOACAQAAC2DgAgAQAAAKkOACABAAAArA4AIAgVAADCEwAgFgAAxRMAIBcAAMQTACA4AADDEwAgOQAAxhMAIPkKAAD0EgAg-goAAPQSACD7CgAA9BIAIBKfAwEA-w8AIaQKAADCEAAwpQoAAL8OABCmCgAAwhAAMKcKAQDDEAAhqgpAAPwPACHfCgEA-w8AIekKAQD7DwAh8goBAPsPACHzCgEA-w8AIfQKAQD7DwAh9QoBAPsPACH2CgEA-w8AIfcKQAD8DwAh-ApAAPwPACH5CgIAoBAAIfoKAgCgEAAh-woBAIwQACEDAAAArA4AIAMAAL4OADAUAAC_DgAgAwAAAKwOACADAACtDgAwBAAAqQ4AIBuxCQAAuRAAILIJAAC6EAAgswkAALsQACCkCgAAtBAAMKUKAADODgAQpgoAALQQADCnCgEAAAABqgpAAIcQACG4CkAAhxAAIdcKAQCREAAh3goAALUQ3goi3woBAIYQACHgCgEAhhAAIeEKAQCGEAAh4goBAIYQACHjCgEAhhAAIeQKBAC2EAAh5QoEALcQACHmCgEAkRAAIecKEAC4EAAh6AoBAJEQACHpCgEAAAAB6goBAJEQACHrCkAAmxAAIewKQACbEAAh7QoCAIUQACHuCkAAmxAAIQEAAADCDgAgDrAJAAC_EAAgpAoAAMAQADClCgAAxA4AEKYKAADAEAAwqgpAAIcQACG4CkAAhxAAIbwKAQCGEAAh1goBAIYQACHXCgEAhhAAIdgKBAC3EAAh2QpAAJsQACHaCgEAkRAAIdsKQACbEAAh3AogAMEQACEFsAkAAIITACDYCgAA9BIAINkKAAD0EgAg2goAAPQSACDbCgAA9BIAIA6wCQAAvxAAIKQKAADAEAAwpQoAAMQOABCmCgAAwBAAMKoKQACHEAAhuApAAIcQACG8CgEAhhAAIdYKAQAAAAHXCgEAAAAB2AoEALcQACHZCkAAmxAAIdoKAQCREAAh2wpAAJsQACHcCiAAwRAAIQMAAADEDgAgAwAAxQ4AMAQAAMYOACASsAkAAL8QACCkCgAAvBAAMKUKAADIDgAQpgoAALwQADCnCgQAthAAIbwKAQCGEAAhxAoBAJEQACHFCgQAthAAIcYKAAC9EAAgxwoBAJEQACHICgIAvhAAIckKBAC3EAAhygpAAIcQACHLCkAAmxAAIcwKQACbEAAhzQoBAJEQACHOCgEAkRAAIc8KQACbEAAhC7AJAACCEwAgxAoAAPQSACDGCgAA9BIAIMcKAAD0EgAgyAoAAPQSACDJCgAA9BIAIMsKAAD0EgAgzAoAAPQSACDNCgAA9BIAIM4KAAD0EgAgzwoAAPQSACASsAkAAL8QACCkCgAAvBAAMKUKAADIDgAQpgoAALwQADCnCgQAAAABvAoBAIYQACHECgEAAAABxQoEALYQACHGCgAAvRAAIMcKAQAAAAHICgIAvhAAIckKBAC3EAAhygpAAIcQACHLCkAAmxAAIcwKQACbEAAhzQoBAJEQACHOCgEAkRAAIc8KQACbEAAhAwAAAMgOACADAADJDgAwBAAAyg4AIBCwCQAAnBAAIKQKAACZEAAwpQoAAMwOABCmCgAAmRAAMKcKAQCGEAAhqAoBAJEQACGpCgEAkRAAIaoKQACHEAAhtQoBAIYQACG8CgEAkRAAIb4KAACaEL4KIr8KAQCREAAhwApAAJsQACHBCkAAmxAAIcIKAgCFEAAhwwpAAJsQACEBAAAAzA4AIBuxCQAAuRAAILIJAAC6EAAgswkAALsQACCkCgAAtBAAMKUKAADODgAQpgoAALQQADCnCgEAhhAAIaoKQACHEAAhuApAAIcQACHXCgEAkRAAId4KAAC1EN4KIt8KAQCGEAAh4AoBAIYQACHhCgEAhhAAIeIKAQCGEAAh4woBAIYQACHkCgQAthAAIeUKBAC3EAAh5goBAJEQACHnChAAuBAAIegKAQCREAAh6QoBAIYQACHqCgEAkRAAIesKQACbEAAh7ApAAJsQACHtCgIAhRAAIe4KQACbEAAhAQAAAM4OACABAAAAxA4AIAEAAADIDgAgAQAAAMIOACALsQkAAL8TACCyCQAAwBMAILMJAADBEwAg1woAAPQSACDlCgAA9BIAIOYKAAD0EgAg6AoAAPQSACDqCgAA9BIAIOsKAAD0EgAg7AoAAPQSACDuCgAA9BIAIAMAAADODgAgAwAA0w4AMAQAAMIOACADAAAAzg4AIAMAANMOADAEAADCDgAgAwAAAM4OACADAADTDgAwBAAAwg4AIBixCQAAvBMAILIJAAC9EwAgswkAAL4TACCnCgEAAAABqgpAAAAAAbgKQAAAAAHXCgEAAAAB3goAAADeCgLfCgEAAAAB4AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKBAAAAAHlCgQAAAAB5goBAAAAAecKEAAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCkAAAAAB7ApAAAAAAe0KAgAAAAHuCkAAAAABAQgAANcOACAVpwoBAAAAAaoKQAAAAAG4CkAAAAAB1woBAAAAAd4KAAAA3goC3woBAAAAAeAKAQAAAAHhCgEAAAAB4goBAAAAAeMKAQAAAAHkCgQAAAAB5QoEAAAAAeYKAQAAAAHnChAAAAAB6AoBAAAAAekKAQAAAAHqCgEAAAAB6wpAAAAAAewKQAAAAAHtCgIAAAAB7gpAAAAAAQEIAADZDgAwAQgAANkOADAYsQkAAJwTACCyCQAAnRMAILMJAACeEwAgpwoBAO8SACGqCkAA8BIAIbgKQADwEgAh1woBAPgSACHeCgAAmhPeCiLfCgEA7xIAIeAKAQDvEgAh4QoBAO8SACHiCgEA7xIAIeMKAQDvEgAh5AoEAIgTACHlCgQAihMAIeYKAQD4EgAh5woQAJsTACHoCgEA-BIAIekKAQDvEgAh6goBAPgSACHrCkAA_xIAIewKQAD_EgAh7QoCAO4SACHuCkAA_xIAIQIAAADCDgAgCAAA3A4AIBWnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhAgAAAM4OACAIAADeDgAgAgAAAM4OACAIAADeDgAgAwAAAMIOACAPAADXDgAgEAAA3A4AIAEAAADCDgAgAQAAAM4OACANFQAAlRMAIBYAAJgTACAXAACXEwAgOAAAlhMAIDkAAJkTACDXCgAA9BIAIOUKAAD0EgAg5goAAPQSACDoCgAA9BIAIOoKAAD0EgAg6woAAPQSACDsCgAA9BIAIO4KAAD0EgAgGKQKAACtEAAwpQoAAOUOABCmCgAArRAAMKcKAQD7DwAhqgpAAPwPACG4CkAA_A8AIdcKAQCMEAAh3goAAK4Q3goi3woBAPsPACHgCgEA-w8AIeEKAQD7DwAh4goBAPsPACHjCgEA-w8AIeQKBACeEAAh5QoEAKEQACHmCgEAjBAAIecKEACvEAAh6AoBAIwQACHpCgEA-w8AIeoKAQCMEAAh6wpAAJQQACHsCkAAlBAAIe0KAgD6DwAh7gpAAJQQACEDAAAAzg4AIAMAAOQOADAUAADlDgAgAwAAAM4OACADAADTDgAwBAAAwg4AIAEAAADGDgAgAQAAAMYOACADAAAAxA4AIAMAAMUOADAEAADGDgAgAwAAAMQOACADAADFDgAwBAAAxg4AIAMAAADEDgAgAwAAxQ4AMAQAAMYOACALsAkAAJQTACCqCkAAAAABuApAAAAAAbwKAQAAAAHWCgEAAAAB1woBAAAAAdgKBAAAAAHZCkAAAAAB2goBAAAAAdsKQAAAAAHcCiAAAAABAQgAAO0OACAKqgpAAAAAAbgKQAAAAAG8CgEAAAAB1goBAAAAAdcKAQAAAAHYCgQAAAAB2QpAAAAAAdoKAQAAAAHbCkAAAAAB3AogAAAAAQEIAADvDgAwAQgAAO8OADALsAkAAJMTACCqCkAA8BIAIbgKQADwEgAhvAoBAO8SACHWCgEA7xIAIdcKAQDvEgAh2AoEAIoTACHZCkAA_xIAIdoKAQD4EgAh2wpAAP8SACHcCiAAkhMAIQIAAADGDgAgCAAA8g4AIAqqCkAA8BIAIbgKQADwEgAhvAoBAO8SACHWCgEA7xIAIdcKAQDvEgAh2AoEAIoTACHZCkAA_xIAIdoKAQD4EgAh2wpAAP8SACHcCiAAkhMAIQIAAADEDgAgCAAA9A4AIAIAAADEDgAgCAAA9A4AIAMAAADGDgAgDwAA7Q4AIBAAAPIOACABAAAAxg4AIAEAAADEDgAgCRUAAI0TACAWAACQEwAgFwAAjxMAIDgAAI4TACA5AACREwAg2AoAAPQSACDZCgAA9BIAINoKAAD0EgAg2woAAPQSACANpAoAAKkQADClCgAA-w4AEKYKAACpEAAwqgpAAPwPACG4CkAA_A8AIbwKAQD7DwAh1goBAPsPACHXCgEA-w8AIdgKBAChEAAh2QpAAJQQACHaCgEAjBAAIdsKQACUEAAh3AogAKoQACEDAAAAxA4AIAMAAPoOADAUAAD7DgAgAwAAAMQOACADAADFDgAwBAAAxg4AIAEAAADKDgAgAQAAAMoOACADAAAAyA4AIAMAAMkOADAEAADKDgAgAwAAAMgOACADAADJDgAwBAAAyg4AIAMAAADIDgAgAwAAyQ4AMAQAAMoOACAPsAkAAIwTACCnCgQAAAABvAoBAAAAAcQKAQAAAAHFCgQAAAABxgqAAAAAAccKAQAAAAHICgIAAAAByQoEAAAAAcoKQAAAAAHLCkAAAAABzApAAAAAAc0KAQAAAAHOCgEAAAABzwpAAAAAAQEIAACDDwAgDqcKBAAAAAG8CgEAAAABxAoBAAAAAcUKBAAAAAHGCoAAAAABxwoBAAAAAcgKAgAAAAHJCgQAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABzQoBAAAAAc4KAQAAAAHPCkAAAAABAQgAAIUPADABCAAAhQ8AMA-wCQAAixMAIKcKBACIEwAhvAoBAO8SACHECgEA-BIAIcUKBACIEwAhxgqAAAAAAccKAQD4EgAhyAoCAIkTACHJCgQAihMAIcoKQADwEgAhywpAAP8SACHMCkAA_xIAIc0KAQD4EgAhzgoBAPgSACHPCkAA_xIAIQIAAADKDgAgCAAAiA8AIA6nCgQAiBMAIbwKAQDvEgAhxAoBAPgSACHFCgQAiBMAIcYKgAAAAAHHCgEA-BIAIcgKAgCJEwAhyQoEAIoTACHKCkAA8BIAIcsKQAD_EgAhzApAAP8SACHNCgEA-BIAIc4KAQD4EgAhzwpAAP8SACECAAAAyA4AIAgAAIoPACACAAAAyA4AIAgAAIoPACADAAAAyg4AIA8AAIMPACAQAACIDwAgAQAAAMoOACABAAAAyA4AIA8VAACDEwAgFgAAhhMAIBcAAIUTACA4AACEEwAgOQAAhxMAIMQKAAD0EgAgxgoAAPQSACDHCgAA9BIAIMgKAAD0EgAgyQoAAPQSACDLCgAA9BIAIMwKAAD0EgAgzQoAAPQSACDOCgAA9BIAIM8KAAD0EgAgEaQKAACdEAAwpQoAAJEPABCmCgAAnRAAMKcKBACeEAAhvAoBAPsPACHECgEAjBAAIcUKBACeEAAhxgoAAJ8QACDHCgEAjBAAIcgKAgCgEAAhyQoEAKEQACHKCkAA_A8AIcsKQACUEAAhzApAAJQQACHNCgEAjBAAIc4KAQCMEAAhzwpAAJQQACEDAAAAyA4AIAMAAJAPADAUAACRDwAgAwAAAMgOACADAADJDgAwBAAAyg4AIBCwCQAAnBAAIKQKAACZEAAwpQoAAMwOABCmCgAAmRAAMKcKAQAAAAGoCgEAkRAAIakKAQCREAAhqgpAAIcQACG1CgEAAAABvAoBAAAAAb4KAACaEL4KIr8KAQCREAAhwApAAJsQACHBCkAAmxAAIcIKAgCFEAAhwwpAAJsQACEBAAAAlA8AIAEAAACUDwAgCLAJAACCEwAgqAoAAPQSACCpCgAA9BIAILwKAAD0EgAgvwoAAPQSACDACgAA9BIAIMEKAAD0EgAgwwoAAPQSACADAAAAzA4AIAMAAJcPADAEAACUDwAgAwAAAMwOACADAACXDwAwBAAAlA8AIAMAAADMDgAgAwAAlw8AMAQAAJQPACANsAkAAIETACCnCgEAAAABqAoBAAAAAakKAQAAAAGqCkAAAAABtQoBAAAAAbwKAQAAAAG-CgAAAL4KAr8KAQAAAAHACkAAAAABwQpAAAAAAcIKAgAAAAHDCkAAAAABAQgAAJsPACAMpwoBAAAAAagKAQAAAAGpCgEAAAABqgpAAAAAAbUKAQAAAAG8CgEAAAABvgoAAAC-CgK_CgEAAAABwApAAAAAAcEKQAAAAAHCCgIAAAABwwpAAAAAAQEIAACdDwAwAQgAAJ0PADABAAAAzg4AIA2wCQAAgBMAIKcKAQDvEgAhqAoBAPgSACGpCgEA-BIAIaoKQADwEgAhtQoBAO8SACG8CgEA-BIAIb4KAAD-Er4KIr8KAQD4EgAhwApAAP8SACHBCkAA_xIAIcIKAgDuEgAhwwpAAP8SACECAAAAlA8AIAgAAKEPACAMpwoBAO8SACGoCgEA-BIAIakKAQD4EgAhqgpAAPASACG1CgEA7xIAIbwKAQD4EgAhvgoAAP4SvgoivwoBAPgSACHACkAA_xIAIcEKQAD_EgAhwgoCAO4SACHDCkAA_xIAIQIAAADMDgAgCAAAow8AIAIAAADMDgAgCAAAow8AIAEAAADODgAgAwAAAJQPACAPAACbDwAgEAAAoQ8AIAEAAACUDwAgAQAAAMwOACAMFQAA-RIAIBYAAPwSACAXAAD7EgAgOAAA-hIAIDkAAP0SACCoCgAA9BIAIKkKAAD0EgAgvAoAAPQSACC_CgAA9BIAIMAKAAD0EgAgwQoAAPQSACDDCgAA9BIAIA-kCgAAkhAAMKUKAACrDwAQpgoAAJIQADCnCgEA-w8AIagKAQCMEAAhqQoBAIwQACGqCkAA_A8AIbUKAQD7DwAhvAoBAIwQACG-CgAAkxC-CiK_CgEAjBAAIcAKQACUEAAhwQpAAJQQACHCCgIA-g8AIcMKQACUEAAhAwAAAMwOACADAACqDwAwFAAAqw8AIAMAAADMDgAgAwAAlw8AMAQAAJQPACAHpAoAAJAQADClCgAAsQ8AEKYKAACQEAAwqQoBAIYQACGqCkAAhxAAIboKAQAAAAG7CgEAkRAAIQEAAACuDwAgAQAAAK4PACAHpAoAAJAQADClCgAAsQ8AEKYKAACQEAAwqQoBAIYQACGqCkAAhxAAIboKAQCGEAAhuwoBAJEQACEBuwoAAPQSACADAAAAsQ8AIAMAALIPADAEAACuDwAgAwAAALEPACADAACyDwAwBAAArg8AIAMAAACxDwAgAwAAsg8AMAQAAK4PACAEqQoBAAAAAaoKQAAAAAG6CgEAAAABuwoBAAAAAQEIAAC2DwAgBKkKAQAAAAGqCkAAAAABugoBAAAAAbsKAQAAAAEBCAAAuA8AMAEIAAC4DwAwBKkKAQDvEgAhqgpAAPASACG6CgEA7xIAIbsKAQD4EgAhAgAAAK4PACAIAAC7DwAgBKkKAQDvEgAhqgpAAPASACG6CgEA7xIAIbsKAQD4EgAhAgAAALEPACAIAAC9DwAgAgAAALEPACAIAAC9DwAgAwAAAK4PACAPAAC2DwAgEAAAuw8AIAEAAACuDwAgAQAAALEPACAEFQAA9RIAIBYAAPcSACAXAAD2EgAguwoAAPQSACAHpAoAAIsQADClCgAAxA8AEKYKAACLEAAwqQoBAPsPACGqCkAA_A8AIboKAQD7DwAhuwoBAIwQACEDAAAAsQ8AIAMAAMMPADAUAADEDwAgAwAAALEPACADAACyDwAwBAAArg8AIAikCgAAiRAAMKUKAADKDwAQpgoAAIkQADC1CgEAhhAAIbYKAQCGEAAhtwoBAIYQACG4CkAAhxAAIbkKAACKEAAgAQAAAMcPACABAAAAxw8AIAekCgAAiRAAMKUKAADKDwAQpgoAAIkQADC1CgEAhhAAIbYKAQCGEAAhtwoBAIYQACG4CkAAhxAAIQADAAAAyg8AIAMAAMsPADAEAADHDwAgAwAAAMoPACADAADLDwAwBAAAxw8AIAMAAADKDwAgAwAAyw8AMAQAAMcPACAEtQoBAAAAAbYKAQAAAAG3CgEAAAABuApAAAAAAQEIAADPDwAgBLUKAQAAAAG2CgEAAAABtwoBAAAAAbgKQAAAAAEBCAAA0Q8AMAEIAADRDwAwBLUKAQDvEgAhtgoBAO8SACG3CgEA7xIAIbgKQADwEgAhAgAAAMcPACAIAADUDwAgBLUKAQDvEgAhtgoBAO8SACG3CgEA7xIAIbgKQADwEgAhAgAAAMoPACAIAADWDwAgAgAAAMoPACAIAADWDwAgAwAAAMcPACAPAADPDwAgEAAA1A8AIAEAAADHDwAgAQAAAMoPACADFQAA8RIAIBYAAPMSACAXAADyEgAgB6QKAACIEAAwpQoAAN0PABCmCgAAiBAAMLUKAQD7DwAhtgoBAPsPACG3CgEA-w8AIbgKQAD8DwAhAwAAAMoPACADAADcDwAwFAAA3Q8AIAMAAADKDwAgAwAAyw8AMAQAAMcPACAHpAoAAIQQADClCgAA4w8AEKYKAACEEAAwpwoCAAAAAagKAQCGEAAhqQoBAIYQACGqCkAAhxAAIQEAAADgDwAgAQAAAOAPACAHpAoAAIQQADClCgAA4w8AEKYKAACEEAAwpwoCAIUQACGoCgEAhhAAIakKAQCGEAAhqgpAAIcQACEAAwAAAOMPACADAADkDwAwBAAA4A8AIAMAAADjDwAgAwAA5A8AMAQAAOAPACADAAAA4w8AIAMAAOQPADAEAADgDwAgBKcKAgAAAAGoCgEAAAABqQoBAAAAAaoKQAAAAAEBCAAA6A8AIASnCgIAAAABqAoBAAAAAakKAQAAAAGqCkAAAAABAQgAAOoPADABCAAA6g8AMASnCgIA7hIAIagKAQDvEgAhqQoBAO8SACGqCkAA8BIAIQIAAADgDwAgCAAA7Q8AIASnCgIA7hIAIagKAQDvEgAhqQoBAO8SACGqCkAA8BIAIQIAAADjDwAgCAAA7w8AIAIAAADjDwAgCAAA7w8AIAMAAADgDwAgDwAA6A8AIBAAAO0PACABAAAA4A8AIAEAAADjDwAgBRUAAOkSACAWAADsEgAgFwAA6xIAIDgAAOoSACA5AADtEgAgB6QKAAD5DwAwpQoAAPYPABCmCgAA-Q8AMKcKAgD6DwAhqAoBAPsPACGpCgEA-w8AIaoKQAD8DwAhAwAAAOMPACADAAD1DwAwFAAA9g8AIAMAAADjDwAgAwAA5A8AMAQAAOAPACAHpAoAAPkPADClCgAA9g8AEKYKAAD5DwAwpwoCAPoPACGoCgEA-w8AIakKAQD7DwAhqgpAAPwPACENFQAA_g8AIBYAAP4PACAXAAD-DwAgOAAAgxAAIDkAAP4PACDhBAIAAAAEqwoCAAAAAawKAgAAAAStCgIAAAABrgoCAAAAAa8KAgAAAAGwCgIAAAABsQoCAIIQACEOFQAA_g8AIBYAAIEQACAXAACBEAAg4QQBAAAABKsKAQAAAAGsCgEAAAAErQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQCAEAAhsgoBAAAAAbMKAQAAAAG0CgEAAAABCxUAAP4PACAWAAD_DwAgFwAA_w8AIOEEQAAAAASrCkAAAAABrApAAAAABK0KQAAAAAGuCkAAAAABrwpAAAAAAbAKQAAAAAGxCkAA_Q8AIQsVAAD-DwAgFgAA_w8AIBcAAP8PACDhBEAAAAAEqwpAAAAAAawKQAAAAAStCkAAAAABrgpAAAAAAa8KQAAAAAGwCkAAAAABsQpAAP0PACEI4QQCAAAABKsKAgAAAAGsCgIAAAAErQoCAAAAAa4KAgAAAAGvCgIAAAABsAoCAAAAAbEKAgD-DwAhCOEEQAAAAASrCkAAAAABrApAAAAABK0KQAAAAAGuCkAAAAABrwpAAAAAAbAKQAAAAAGxCkAA_w8AIQ4VAAD-DwAgFgAAgRAAIBcAAIEQACDhBAEAAAAEqwoBAAAAAawKAQAAAAStCgEAAAABrgoBAAAAAa8KAQAAAAGwCgEAAAABsQoBAIAQACGyCgEAAAABswoBAAAAAbQKAQAAAAEL4QQBAAAABKsKAQAAAAGsCgEAAAAErQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQCBEAAhsgoBAAAAAbMKAQAAAAG0CgEAAAABDRUAAP4PACAWAAD-DwAgFwAA_g8AIDgAAIMQACA5AAD-DwAg4QQCAAAABKsKAgAAAAGsCgIAAAAErQoCAAAAAa4KAgAAAAGvCgIAAAABsAoCAAAAAbEKAgCCEAAhCOEECAAAAASrCggAAAABrAoIAAAABK0KCAAAAAGuCggAAAABrwoIAAAAAbAKCAAAAAGxCggAgxAAIQekCgAAhBAAMKUKAADjDwAQpgoAAIQQADCnCgIAhRAAIagKAQCGEAAhqQoBAIYQACGqCkAAhxAAIQjhBAIAAAAEqwoCAAAAAawKAgAAAAStCgIAAAABrgoCAAAAAa8KAgAAAAGwCgIAAAABsQoCAP4PACEL4QQBAAAABKsKAQAAAAGsCgEAAAAErQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQCBEAAhsgoBAAAAAbMKAQAAAAG0CgEAAAABCOEEQAAAAASrCkAAAAABrApAAAAABK0KQAAAAAGuCkAAAAABrwpAAAAAAbAKQAAAAAGxCkAA_w8AIQekCgAAiBAAMKUKAADdDwAQpgoAAIgQADC1CgEA-w8AIbYKAQD7DwAhtwoBAPsPACG4CkAA_A8AIQekCgAAiRAAMKUKAADKDwAQpgoAAIkQADC1CgEAhhAAIbYKAQCGEAAhtwoBAIYQACG4CkAAhxAAIQK1CgEAAAABtgoBAAAAAQekCgAAixAAMKUKAADEDwAQpgoAAIsQADCpCgEA-w8AIaoKQAD8DwAhugoBAPsPACG7CgEAjBAAIQ4VAACOEAAgFgAAjxAAIBcAAI8QACDhBAEAAAAFqwoBAAAAAawKAQAAAAWtCgEAAAABrgoBAAAAAa8KAQAAAAGwCgEAAAABsQoBAI0QACGyCgEAAAABswoBAAAAAbQKAQAAAAEOFQAAjhAAIBYAAI8QACAXAACPEAAg4QQBAAAABasKAQAAAAGsCgEAAAAFrQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQCNEAAhsgoBAAAAAbMKAQAAAAG0CgEAAAABCOEEAgAAAAWrCgIAAAABrAoCAAAABa0KAgAAAAGuCgIAAAABrwoCAAAAAbAKAgAAAAGxCgIAjhAAIQvhBAEAAAAFqwoBAAAAAawKAQAAAAWtCgEAAAABrgoBAAAAAa8KAQAAAAGwCgEAAAABsQoBAI8QACGyCgEAAAABswoBAAAAAbQKAQAAAAEHpAoAAJAQADClCgAAsQ8AEKYKAACQEAAwqQoBAIYQACGqCkAAhxAAIboKAQCGEAAhuwoBAJEQACEL4QQBAAAABasKAQAAAAGsCgEAAAAFrQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQCPEAAhsgoBAAAAAbMKAQAAAAG0CgEAAAABD6QKAACSEAAwpQoAAKsPABCmCgAAkhAAMKcKAQD7DwAhqAoBAIwQACGpCgEAjBAAIaoKQAD8DwAhtQoBAPsPACG8CgEAjBAAIb4KAACTEL4KIr8KAQCMEAAhwApAAJQQACHBCkAAlBAAIcIKAgD6DwAhwwpAAJQQACEHFQAA_g8AIBYAAJgQACAXAACYEAAg4QQAAAC-CgirCgAAAL4KAqwKAAAAvgoIsQoAAJcQvgoiCxUAAI4QACAWAACWEAAgFwAAlhAAIOEEQAAAAAWrCkAAAAABrApAAAAABa0KQAAAAAGuCkAAAAABrwpAAAAAAbAKQAAAAAGxCkAAlRAAIQsVAACOEAAgFgAAlhAAIBcAAJYQACDhBEAAAAAFqwpAAAAAAawKQAAAAAWtCkAAAAABrgpAAAAAAa8KQAAAAAGwCkAAAAABsQpAAJUQACEI4QRAAAAABasKQAAAAAGsCkAAAAAFrQpAAAAAAa4KQAAAAAGvCkAAAAABsApAAAAAAbEKQACWEAAhBxUAAP4PACAWAACYEAAgFwAAmBAAIOEEAAAAvgoIqwoAAAC-CgKsCgAAAL4KCLEKAACXEL4KIgThBAAAAL4KCKsKAAAAvgoCrAoAAAC-CgixCgAAmBC-CiIQsAkAAJwQACCkCgAAmRAAMKUKAADMDgAQpgoAAJkQADCnCgEAhhAAIagKAQCREAAhqQoBAJEQACGqCkAAhxAAIbUKAQCGEAAhvAoBAJEQACG-CgAAmhC-CiK_CgEAkRAAIcAKQACbEAAhwQpAAJsQACHCCgIAhRAAIcMKQACbEAAhBOEEAAAAvgoIqwoAAAC-CgKsCgAAAL4KCLEKAACYEL4KIgjhBEAAAAAFqwpAAAAAAawKQAAAAAWtCkAAAAABrgpAAAAAAa8KQAAAAAGwCkAAAAABsQpAAJYQACEdsQkAALkQACCyCQAAuhAAILMJAAC7EAAgpAoAALQQADClCgAAzg4AEKYKAAC0EAAwpwoBAIYQACGqCkAAhxAAIbgKQACHEAAh1woBAJEQACHeCgAAtRDeCiLfCgEAhhAAIeAKAQCGEAAh4QoBAIYQACHiCgEAhhAAIeMKAQCGEAAh5AoEALYQACHlCgQAtxAAIeYKAQCREAAh5woQALgQACHoCgEAkRAAIekKAQCGEAAh6goBAJEQACHrCkAAmxAAIewKQACbEAAh7QoCAIUQACHuCkAAmxAAIbkNAADODgAgug0AAM4OACARpAoAAJ0QADClCgAAkQ8AEKYKAACdEAAwpwoEAJ4QACG8CgEA-w8AIcQKAQCMEAAhxQoEAJ4QACHGCgAAnxAAIMcKAQCMEAAhyAoCAKAQACHJCgQAoRAAIcoKQAD8DwAhywpAAJQQACHMCkAAlBAAIc0KAQCMEAAhzgoBAIwQACHPCkAAlBAAIQ0VAAD-DwAgFgAAqBAAIBcAAKgQACA4AACDEAAgOQAAqBAAIOEEBAAAAASrCgQAAAABrAoEAAAABK0KBAAAAAGuCgQAAAABrwoEAAAAAbAKBAAAAAGxCgQApxAAIQ8VAACOEAAgFgAAphAAIBcAAKYQACCrCoAAAAABrQqAAAAAAa4KgAAAAAGvCoAAAAABsAqAAAAAAbEKgAAAAAHQCgEAAAAB0QoBAAAAAdIKAQAAAAHTCoAAAAAB1AqAAAAAAdUKgAAAAAENFQAAjhAAIBYAAI4QACAXAACOEAAgOAAAoxAAIDkAAI4QACDhBAIAAAAFqwoCAAAAAawKAgAAAAWtCgIAAAABrgoCAAAAAa8KAgAAAAGwCgIAAAABsQoCAKUQACENFQAAjhAAIBYAAKQQACAXAACkEAAgOAAAoxAAIDkAAKQQACDhBAQAAAAFqwoEAAAAAawKBAAAAAWtCgQAAAABrgoEAAAAAa8KBAAAAAGwCgQAAAABsQoEAKIQACENFQAAjhAAIBYAAKQQACAXAACkEAAgOAAAoxAAIDkAAKQQACDhBAQAAAAFqwoEAAAAAawKBAAAAAWtCgQAAAABrgoEAAAAAa8KBAAAAAGwCgQAAAABsQoEAKIQACEI4QQIAAAABasKCAAAAAGsCggAAAAFrQoIAAAAAa4KCAAAAAGvCggAAAABsAoIAAAAAbEKCACjEAAhCOEEBAAAAAWrCgQAAAABrAoEAAAABa0KBAAAAAGuCgQAAAABrwoEAAAAAbAKBAAAAAGxCgQApBAAIQ0VAACOEAAgFgAAjhAAIBcAAI4QACA4AACjEAAgOQAAjhAAIOEEAgAAAAWrCgIAAAABrAoCAAAABa0KAgAAAAGuCgIAAAABrwoCAAAAAbAKAgAAAAGxCgIApRAAIQyrCoAAAAABrQqAAAAAAa4KgAAAAAGvCoAAAAABsAqAAAAAAbEKgAAAAAHQCgEAAAAB0QoBAAAAAdIKAQAAAAHTCoAAAAAB1AqAAAAAAdUKgAAAAAENFQAA_g8AIBYAAKgQACAXAACoEAAgOAAAgxAAIDkAAKgQACDhBAQAAAAEqwoEAAAAAawKBAAAAAStCgQAAAABrgoEAAAAAa8KBAAAAAGwCgQAAAABsQoEAKcQACEI4QQEAAAABKsKBAAAAAGsCgQAAAAErQoEAAAAAa4KBAAAAAGvCgQAAAABsAoEAAAAAbEKBACoEAAhDaQKAACpEAAwpQoAAPsOABCmCgAAqRAAMKoKQAD8DwAhuApAAPwPACG8CgEA-w8AIdYKAQD7DwAh1woBAPsPACHYCgQAoRAAIdkKQACUEAAh2goBAIwQACHbCkAAlBAAIdwKIACqEAAhBRUAAP4PACAWAACsEAAgFwAArBAAIKsKIAAAAAGxCiAAqxAAIQUVAAD-DwAgFgAArBAAIBcAAKwQACCrCiAAAAABsQogAKsQACECqwogAAAAAbEKIACsEAAhGKQKAACtEAAwpQoAAOUOABCmCgAArRAAMKcKAQD7DwAhqgpAAPwPACG4CkAA_A8AIdcKAQCMEAAh3goAAK4Q3goi3woBAPsPACHgCgEA-w8AIeEKAQD7DwAh4goBAPsPACHjCgEA-w8AIeQKBACeEAAh5QoEAKEQACHmCgEAjBAAIecKEACvEAAh6AoBAIwQACHpCgEA-w8AIeoKAQCMEAAh6wpAAJQQACHsCkAAlBAAIe0KAgD6DwAh7gpAAJQQACEHFQAA_g8AIBYAALMQACAXAACzEAAg4QQAAADeCgirCgAAAN4KAqwKAAAA3goIsQoAALIQ3goiDRUAAP4PACAWAACxEAAgFwAAsRAAIDgAALEQACA5AACxEAAg4QQQAAAABKsKEAAAAAGsChAAAAAErQoQAAAAAa4KEAAAAAGvChAAAAABsAoQAAAAAbEKEACwEAAhDRUAAP4PACAWAACxEAAgFwAAsRAAIDgAALEQACA5AACxEAAg4QQQAAAABKsKEAAAAAGsChAAAAAErQoQAAAAAa4KEAAAAAGvChAAAAABsAoQAAAAAbEKEACwEAAhCOEEEAAAAASrChAAAAABrAoQAAAABK0KEAAAAAGuChAAAAABrwoQAAAAAbAKEAAAAAGxChAAsRAAIQcVAAD-DwAgFgAAsxAAIBcAALMQACDhBAAAAN4KCKsKAAAA3goCrAoAAADeCgixCgAAshDeCiIE4QQAAADeCgirCgAAAN4KAqwKAAAA3goIsQoAALMQ3goiG7EJAAC5EAAgsgkAALoQACCzCQAAuxAAIKQKAAC0EAAwpQoAAM4OABCmCgAAtBAAMKcKAQCGEAAhqgpAAIcQACG4CkAAhxAAIdcKAQCREAAh3goAALUQ3goi3woBAIYQACHgCgEAhhAAIeEKAQCGEAAh4goBAIYQACHjCgEAhhAAIeQKBAC2EAAh5QoEALcQACHmCgEAkRAAIecKEAC4EAAh6AoBAJEQACHpCgEAhhAAIeoKAQCREAAh6wpAAJsQACHsCkAAmxAAIe0KAgCFEAAh7gpAAJsQACEE4QQAAADeCgirCgAAAN4KAqwKAAAA3goIsQoAALMQ3goiCOEEBAAAAASrCgQAAAABrAoEAAAABK0KBAAAAAGuCgQAAAABrwoEAAAAAbAKBAAAAAGxCgQAqBAAIQjhBAQAAAAFqwoEAAAAAawKBAAAAAWtCgQAAAABrgoEAAAAAa8KBAAAAAGwCgQAAAABsQoEAKQQACEI4QQQAAAABKsKEAAAAAGsChAAAAAErQoQAAAAAa4KEAAAAAGvChAAAAABsAoQAAAAAbEKEACxEAAhA-8KAADEDgAg8AoAAMQOACDxCgAAxA4AIAPvCgAAyA4AIPAKAADIDgAg8QoAAMgOACASsAkAAJwQACCkCgAAmRAAMKUKAADMDgAQpgoAAJkQADCnCgEAhhAAIagKAQCREAAhqQoBAJEQACGqCkAAhxAAIbUKAQCGEAAhvAoBAJEQACG-CgAAmhC-CiK_CgEAkRAAIcAKQACbEAAhwQpAAJsQACHCCgIAhRAAIcMKQACbEAAhuQ0AAMwOACC6DQAAzA4AIBKwCQAAvxAAIKQKAAC8EAAwpQoAAMgOABCmCgAAvBAAMKcKBAC2EAAhvAoBAIYQACHECgEAkRAAIcUKBAC2EAAhxgoAAL0QACDHCgEAkRAAIcgKAgC-EAAhyQoEALcQACHKCkAAhxAAIcsKQACbEAAhzApAAJsQACHNCgEAkRAAIc4KAQCREAAhzwpAAJsQACEMqwqAAAAAAa0KgAAAAAGuCoAAAAABrwqAAAAAAbAKgAAAAAGxCoAAAAAB0AoBAAAAAdEKAQAAAAHSCgEAAAAB0wqAAAAAAdQKgAAAAAHVCoAAAAABCOEEAgAAAAWrCgIAAAABrAoCAAAABa0KAgAAAAGuCgIAAAABrwoCAAAAAbAKAgAAAAGxCgIAjhAAIR2xCQAAuRAAILIJAAC6EAAgswkAALsQACCkCgAAtBAAMKUKAADODgAQpgoAALQQADCnCgEAhhAAIaoKQACHEAAhuApAAIcQACHXCgEAkRAAId4KAAC1EN4KIt8KAQCGEAAh4AoBAIYQACHhCgEAhhAAIeIKAQCGEAAh4woBAIYQACHkCgQAthAAIeUKBAC3EAAh5goBAJEQACHnChAAuBAAIegKAQCREAAh6QoBAIYQACHqCgEAkRAAIesKQACbEAAh7ApAAJsQACHtCgIAhRAAIe4KQACbEAAhuQ0AAM4OACC6DQAAzg4AIA6wCQAAvxAAIKQKAADAEAAwpQoAAMQOABCmCgAAwBAAMKoKQACHEAAhuApAAIcQACG8CgEAhhAAIdYKAQCGEAAh1woBAIYQACHYCgQAtxAAIdkKQACbEAAh2goBAJEQACHbCkAAmxAAIdwKIADBEAAhAqsKIAAAAAGxCiAArBAAIRKfAwEA-w8AIaQKAADCEAAwpQoAAL8OABCmCgAAwhAAMKcKAQDDEAAhqgpAAPwPACHfCgEA-w8AIekKAQD7DwAh8goBAPsPACHzCgEA-w8AIfQKAQD7DwAh9QoBAPsPACH2CgEA-w8AIfcKQAD8DwAh-ApAAPwPACH5CgIAoBAAIfoKAgCgEAAh-woBAIwQACELFQAA_g8AIBYAAIEQACAXAACBEAAg4QQBAAAABKsKAQAAAAGsCgEAAAAErQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQDEEAAhCxUAAP4PACAWAACBEAAgFwAAgRAAIOEEAQAAAASrCgEAAAABrAoBAAAABK0KAQAAAAGuCgEAAAABrwoBAAAAAbAKAQAAAAGxCgEAxBAAIRKfAwEAhhAAIaQKAADFEAAwpQoAAKwOABCmCgAAxRAAMKcKAQDGEAAhqgpAAIcQACHfCgEAhhAAIekKAQCGEAAh8goBAIYQACHzCgEAhhAAIfQKAQCGEAAh9QoBAIYQACH2CgEAhhAAIfcKQACHEAAh-ApAAIcQACH5CgIAvhAAIfoKAgC-EAAh-woBAJEQACEI4QQBAAAABKsKAQAAAAGsCgEAAAAErQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQDHEAAhCOEEAQAAAASrCgEAAAABrAoBAAAABK0KAQAAAAGuCgEAAAABrwoBAAAAAbAKAQAAAAGxCgEAxxAAIQmkCgAAyBAAMKUKAACmDgAQpgoAAMgQADCnCgEA-w8AIaoKQAD8DwAh3goAAMkQ_Qoi_QoBAIwQACH-CgAAyhAAIP8KQACUEAAhBxUAAP4PACAWAADNEAAgFwAAzRAAIOEEAAAA_QoIqwoAAAD9CgKsCgAAAP0KCLEKAADMEP0KIg8VAAD-DwAgFgAAyxAAIBcAAMsQACCrCoAAAAABrQqAAAAAAa4KgAAAAAGvCoAAAAABsAqAAAAAAbEKgAAAAAHQCgEAAAAB0QoBAAAAAdIKAQAAAAHTCoAAAAAB1AqAAAAAAdUKgAAAAAEMqwqAAAAAAa0KgAAAAAGuCoAAAAABrwqAAAAAAbAKgAAAAAGxCoAAAAAB0AoBAAAAAdEKAQAAAAHSCgEAAAAB0wqAAAAAAdQKgAAAAAHVCoAAAAABBxUAAP4PACAWAADNEAAgFwAAzRAAIOEEAAAA_QoIqwoAAAD9CgKsCgAAAP0KCLEKAADMEP0KIgThBAAAAP0KCKsKAAAA_QoCrAoAAAD9CgixCgAAzRD9CiIJpAoAAM4QADClCgAAkw4AEKYKAADOEAAwpwoBAIYQACGqCkAAhxAAId4KAADPEP0KIv0KAQCREAAh_goAANAQACD_CkAAmxAAIQThBAAAAP0KCKsKAAAA_QoCrAoAAAD9CgixCgAAzRD9CiIMqwqAAAAAAa0KgAAAAAGuCoAAAAABrwqAAAAAAbAKgAAAAAGxCoAAAAAB0AoBAAAAAdEKAQAAAAHSCgEAAAAB0wqAAAAAAdQKgAAAAAHVCoAAAAABDKQKAADREAAwpQoAAI0OABCmCgAA0RAAMKoKQAD8DwAhvgoAANIQgQsi3goAAMkQ_Qoi3woBAPsPACHpCgEA-w8AIf4KAADKEAAg_wpAAJQQACGBCwEA-w8AIYILAQD7DwAhBxUAAP4PACAWAADUEAAgFwAA1BAAIOEEAAAAgQsIqwoAAACBCwKsCgAAAIELCLEKAADTEIELIgcVAAD-DwAgFgAA1BAAIBcAANQQACDhBAAAAIELCKsKAAAAgQsCrAoAAACBCwixCgAA0xCBCyIE4QQAAACBCwirCgAAAIELAqwKAAAAgQsIsQoAANQQgQsiDKQKAADVEAAwpQoAAPoNABCmCgAA1RAAMKoKQACHEAAhvgoAANYQgQsi3goAAM8Q_Qoi3woBAIYQACHpCgEAhhAAIf4KAADQEAAg_wpAAJsQACGBCwEAhhAAIYILAQCGEAAhBOEEAAAAgQsIqwoAAACBCwKsCgAAAIELCLEKAADUEIELIgLeCgAAAP0KAoELAQAAAAEOpAoAANgQADClCgAA9A0AEKYKAADYEAAwpwoBAPsPACGqCkAA_A8AIbgKQAD8DwAh1woBAPsPACHfCgEA-w8AIeAKAQD7DwAh4goBAPsPACGECwIA-g8AIYULQAD8DwAhhgtAAJQQACGHCwIAoBAAIQ6kCgAA2RAAMKUKAADhDQAQpgoAANkQADCnCgEAhhAAIaoKQACHEAAhuApAAIcQACHXCgEAhhAAId8KAQCGEAAh4AoBAIYQACHiCgEAhhAAIYQLAgCFEAAhhQtAAIcQACGGC0AAmxAAIYcLAgC-EAAhCaQKAADaEAAwpQoAANsNABCmCgAA2hAAMKcKAQD7DwAhqgpAAPwPACH-CgAAyhAAIIgLAQD7DwAhiQtAAJQQACGKC0AAlBAAIQmkCgAA2xAAMKUKAADIDQAQpgoAANsQADCnCgEAhhAAIaoKQACHEAAh_goAANAQACCICwEAhhAAIYkLQACbEAAhigtAAJsQACEIpAoAANwQADClCgAAwg0AEKYKAADcEAAwqgpAAPwPACHeCgAA3RCMCyKBCwEAwxAAIYkLQACUEAAhjAtAAJQQACEHFQAA_g8AIBYAAN8QACAXAADfEAAg4QQAAACMCwirCgAAAIwLAqwKAAAAjAsIsQoAAN4QjAsiBxUAAP4PACAWAADfEAAgFwAA3xAAIOEEAAAAjAsIqwoAAACMCwKsCgAAAIwLCLEKAADeEIwLIgThBAAAAIwLCKsKAAAAjAsCrAoAAACMCwixCgAA3xCMCyIIpAoAAOAQADClCgAArw0AEKYKAADgEAAwqgpAAIcQACHeCgAA4RCMCyKBCwEAxhAAIYkLQACbEAAhjAtAAJsQACEE4QQAAACMCwirCgAAAIwLAqwKAAAAjAsIsQoAAN8QjAsiAt4KAAAAjAsCgQsBAAAAAR6kCgAA4xAAMKUKAACpDQAQpgoAAOMQADCnCgEAwxAAIaoKQAD8DwAhvgoAAOQQjwsi3woBAPsPACHpCgEA-w8AIYILAQD7DwAhhwsBAIwQACGJC0AAlBAAIYwLQACUEAAhkAsAAOUQkAsikQsBAIwQACGSCxAArxAAIZMLEADmEAAhlAsBAIwQACGVCwAAnxAAIJYLAQCMEAAhlwsBAIwQACGYCwEAjBAAIZkLAQCMEAAhmgsBAIwQACGbCwAAnxAAIJwLAQCMEAAhnQtAAJQQACGeC0AAlBAAIZ8LQAD8DwAhoAtAAJQQACGhC0AAlBAAIQcVAAD-DwAgFgAA7BAAIBcAAOwQACDhBAAAAI8LCKsKAAAAjwsCrAoAAACPCwixCgAA6xCPCyIHFQAA_g8AIBYAAOoQACAXAADqEAAg4QQAAACQCwirCgAAAJALAqwKAAAAkAsIsQoAAOkQkAsiDRUAAI4QACAWAADoEAAgFwAA6BAAIDgAAOgQACA5AADoEAAg4QQQAAAABasKEAAAAAGsChAAAAAFrQoQAAAAAa4KEAAAAAGvChAAAAABsAoQAAAAAbEKEADnEAAhDRUAAI4QACAWAADoEAAgFwAA6BAAIDgAAOgQACA5AADoEAAg4QQQAAAABasKEAAAAAGsChAAAAAFrQoQAAAAAa4KEAAAAAGvChAAAAABsAoQAAAAAbEKEADnEAAhCOEEEAAAAAWrChAAAAABrAoQAAAABa0KEAAAAAGuChAAAAABrwoQAAAAAbAKEAAAAAGxChAA6BAAIQcVAAD-DwAgFgAA6hAAIBcAAOoQACDhBAAAAJALCKsKAAAAkAsCrAoAAACQCwixCgAA6RCQCyIE4QQAAACQCwirCgAAAJALAqwKAAAAkAsIsQoAAOoQkAsiBxUAAP4PACAWAADsEAAgFwAA7BAAIOEEAAAAjwsIqwoAAACPCwKsCgAAAI8LCLEKAADrEI8LIgThBAAAAI8LCKsKAAAAjwsCrAoAAACPCwixCgAA7BCPCyIepAoAAO0QADClCgAAlg0AEKYKAADtEAAwpwoBAMYQACGqCkAAhxAAIb4KAADuEI8LIt8KAQCGEAAh6QoBAIYQACGCCwEAhhAAIYcLAQCREAAhiQtAAJsQACGMC0AAmxAAIZALAADvEJALIpELAQCREAAhkgsQALgQACGTCxAA8BAAIZQLAQCREAAhlQsAAL0QACCWCwEAkRAAIZcLAQCREAAhmAsBAJEQACGZCwEAkRAAIZoLAQCREAAhmwsAAL0QACCcCwEAkRAAIZ0LQACbEAAhngtAAJsQACGfC0AAhxAAIaALQACbEAAhoQtAAJsQACEE4QQAAACPCwirCgAAAI8LAqwKAAAAjwsIsQoAAOwQjwsiBOEEAAAAkAsIqwoAAACQCwKsCgAAAJALCLEKAADqEJALIgjhBBAAAAAFqwoQAAAAAawKEAAAAAWtChAAAAABrgoQAAAAAa8KEAAAAAGwChAAAAABsQoQAOgQACEKpAoAAPEQADClCgAAkA0AEKYKAADxEAAwvgoBAPsPACHCCgIA-g8AIcMKQACUEAAhlQsBAPsPACGgC0AAlBAAIaILAQD7DwAhowsBAIwQACEPpAoAAPIQADClCgAA-gwAEKYKAADyEAAwpwoBAPsPACGqCkAA_A8AIdcKAQCMEAAh3goBAPsPACHfCgEAjBAAIekKAQCMEAAhhwsCAPoPACGkCwEAjBAAIaULAQD7DwAhpgsBAPsPACGnCwEA-w8AIagLAQD7DwAhEJ8IAAD0EAAgpAoAAPMQADClCgAA5wwAEKYKAADzEAAwpwoBAIYQACGqCkAAhxAAIdcKAQCREAAh3goBAIYQACHfCgEAkRAAIekKAQCREAAhhwsCAIUQACGkCwEAkRAAIaULAQCGEAAhpgsBAIYQACGnCwEAhhAAIagLAQCGEAAhA-8KAADhDAAg8AoAAOEMACDxCgAA4QwAIAKVCwEAAAABogsBAAAAAQuLBwAA9xAAIKQKAAD2EAAwpQoAAOEMABCmCgAA9hAAML4KAQCGEAAhwgoCAIUQACHDCkAAmxAAIZULAQCGEAAhoAtAAJsQACGiCwEAhhAAIaMLAQCREAAhEp8IAAD0EAAgpAoAAPMQADClCgAA5wwAEKYKAADzEAAwpwoBAIYQACGqCkAAhxAAIdcKAQCREAAh3goBAIYQACHfCgEAkRAAIekKAQCREAAhhwsCAIUQACGkCwEAkRAAIaULAQCGEAAhpgsBAIYQACGnCwEAhhAAIagLAQCGEAAhuQ0AAOcMACC6DQAA5wwAIAakCgAA-BAAMKUKAADcDAAQpgoAAPgQADCqCwEA-w8AIasLQAD8DwAhrAsCAPoPACEGpAoAAPkQADClCgAAyQwAEKYKAAD5EAAwqgsBAIYQACGrC0AAhxAAIawLAgCFEAAhAqoLAQAAAAGrC0AAAAABBqQKAAD7EAAwpQoAAMMMABCmCgAA-xAAMKcKAQD7DwAhrgsBAPsPACGvC0AA_A8AIQikCgAA_BAAMKUKAACtDAAQpgoAAPwQADCnCgEA-w8AIcoKQAD8DwAhogsBAPsPACGuCwEA-w8AIbALQACUEAAhDqQKAAD9EAAwpQoAAJcMABCmCgAA_RAAMKcKAQD7DwAhygpAAPwPACHXCgEAjBAAIYcLAgD6DwAhpQsBAPsPACGoCwEA-w8AIbELAQD7DwAhsgsBAPsPACGzCwEA-w8AIbQLAQD7DwAhtQsBAPsPACEPigcAAP8QACCkCgAA_hAAMKUKAACEDAAQpgoAAP4QADCnCgEAhhAAIcoKQACHEAAh1woBAJEQACGHCwIAhRAAIaULAQCGEAAhqAsBAIYQACGxCwEAhhAAIbILAQCGEAAhswsBAIYQACG0CwEAhhAAIbULAQCGEAAhA-8KAAD7CgAg8AoAAPsKACDxCgAA-woAIAqkCgAAgBEAMKUKAAD-CwAQpgoAAIARADDpCgEA-w8AIZ0LQAD8DwAhrgsBAPsPACG2CwEA-w8AIbcLEACvEAAhuAsCAPoPACG5CxAArxAAIQ6kCgAAgREAMKUKAADoCwAQpgoAAIERADCnCgEA-w8AIaoKQAD8DwAhuApAAJQQACH_CkAAlBAAIZULAQCMEAAhpAsBAIwQACG6CwEA-w8AIbsLAQD7DwAhvAsBAIwQACG9CyAAqhAAIb4LQACUEAAhBqQKAACCEQAwpQoAANALABCmCgAAghEAMN8KAQD7DwAhpAsBAPsPACG_C0AA_A8AIQekCgAAgxEAMKUKAAC6CwAQpgoAAIMRADCpCgEA-w8AIaoKQAD8DwAhwAsBAPsPACHBCwEA-w8AIQekCgAAhBEAMKUKAACnCwAQpgoAAIQRADCpCgEAhhAAIaoKQACHEAAhwAsBAIYQACHBCwEAhhAAIQqkCgAAhREAMKUKAAChCwAQpgoAAIURADCqCkAA_A8AIekKAQD7DwAhuwsBAPsPACHCCwEA-w8AIcMLAQCMEAAhxAtAAJQQACHFC0AAlBAAIQuJBwAAhxEAIKQKAACGEQAwpQoAAIULABCmCgAAhhEAMOkKAQCGEAAhnQtAAIcQACGuCwEAhhAAIbYLAQCGEAAhtwsQALgQACG4CwIAhRAAIbkLEAC4EAAhFOEEAACQEQAgigcAAP8QACCMBwAAkREAII0HAACSEQAgpAoAAI8RADClCgAA9QoAEKYKAACPEQAwpwoBAIYQACGqCkAAhxAAIbgKQACbEAAh_wpAAJsQACGVCwEAkRAAIaQLAQCREAAhugsBAIYQACG7CwEAhhAAIbwLAQCREAAhvQsgAMEQACG-C0AAmxAAIbkNAAD1CgAgug0AAPUKACAHiQcAAIcRACCkCgAAiBEAMKUKAACBCwAQpgoAAIgRADCnCgEAhhAAIa4LAQCGEAAhrwtAAIcQACECogsBAAAAAa4LAQAAAAEKiQcAAIcRACCLBwAAixEAIKQKAACKEQAwpQoAAPsKABCmCgAAihEAMKcKAQCGEAAhygpAAIcQACGiCwEAhhAAIa4LAQCGEAAhsAtAAJsQACERigcAAP8QACCkCgAA_hAAMKUKAACEDAAQpgoAAP4QADCnCgEAhhAAIcoKQACHEAAh1woBAJEQACGHCwIAhRAAIaULAQCGEAAhqAsBAIYQACGxCwEAhhAAIbILAQCGEAAhswsBAIYQACG0CwEAhhAAIbULAQCGEAAhuQ0AAIQMACC6DQAAhAwAIAyIBwAAjREAII4HAACOEQAgpAoAAIwRADClCgAA-QoAEKYKAACMEQAwqgpAAIcQACHpCgEAhhAAIbsLAQCGEAAhwgsBAIYQACHDCwEAkRAAIcQLQACbEAAhxQtAAJsQACED7woAAPEKACDwCgAA8QoAIPEKAADxCgAgA-8KAAD1CgAg8AoAAPUKACDxCgAA9QoAIBLhBAAAkBEAIIoHAAD_EAAgjAcAAJERACCNBwAAkhEAIKQKAACPEQAwpQoAAPUKABCmCgAAjxEAMKcKAQCGEAAhqgpAAIcQACG4CkAAmxAAIf8KQACbEAAhlQsBAJEQACGkCwEAkRAAIboLAQCGEAAhuwsBAIYQACG8CwEAkRAAIb0LIADBEAAhvgtAAJsQACEOiAcAAI0RACCOBwAAjhEAIKQKAACMEQAwpQoAAPkKABCmCgAAjBEAMKoKQACHEAAh6QoBAIYQACG7CwEAhhAAIcILAQCGEAAhwwsBAJEQACHEC0AAmxAAIcULQACbEAAhuQ0AAPkKACC6DQAA-QoAIAPvCgAAgQsAIPAKAACBCwAg8QoAAIELACAD7woAAIULACDwCgAAhQsAIPEKAACFCwAgAt8KAQAAAAGkCwEAAAABB-EEAACVEQAgpAoAAJQRADClCgAA8QoAEKYKAACUEQAw3woBAIYQACGkCwEAhhAAIb8LQACHEAAhDogHAACNEQAgjgcAAI4RACCkCgAAjBEAMKUKAAD5CgAQpgoAAIwRADCqCkAAhxAAIekKAQCGEAAhuwsBAIYQACHCCwEAhhAAIcMLAQCREAAhxAtAAJsQACHFC0AAmxAAIbkNAAD5CgAgug0AAPkKACAGpAoAAJYRADClCgAA7AoAEKYKAACWEQAw3woBAPsPACHICwEAwxAAIckLQAD8DwAhBqQKAACXEQAwpQoAANkKABCmCgAAlxEAMN8KAQCGEAAhyAsBAMYQACHJC0AAhxAAIQLfCgEAAAAByAsBAAAAAQakCgAAmREAMKUKAADTCgAQpgoAAJkRADCqCkAA_A8AIcILAQD7DwAhywsBAPsPACEGpAoAAJoRADClCgAAwAoAEKYKAACaEQAwqgpAAIcQACHCCwEAhhAAIcsLAQCGEAAhB6QKAACbEQAwpQoAALoKABCmCgAAmxEAMKsLAgD6DwAhzAtAAPwPACHNCxAArxAAIc4LEACvEAAhB6QKAACcEQAwpQoAAKcKABCmCgAAnBEAMKsLAgCFEAAhzAtAAIcQACHNCxAAuBAAIc4LEAC4EAAhCqQKAACdEQAwpQoAAKEKABCmCgAAnREAMKcKAQD7DwAhzwsBAPsPACHQCwEA-w8AIdELAADKEAAg0gsgAKoQACHTC0AA_A8AIdQLIACqEAAhBqQKAACeEQAwpQoAAIsKABCmCgAAnhEAMKcKAQD7DwAh0wtAAPwPACHVCwEA-w8AIQe3BgAAoBEAIKQKAACfEQAwpQoAAPgJABCmCgAAnxEAMKcKAQCGEAAh0wtAAIcQACHVCwEAhhAAIQPvCgAA8gkAIPAKAADyCQAg8QoAAPIJACALtgYAAKIRACCkCgAAoREAMKUKAADyCQAQpgoAAKERADCnCgEAhhAAIc8LAQCGEAAh0AsBAIYQACHRCwAA0BAAINILIADBEAAh0wtAAIcQACHUCyAAwRAAIQm3BgAAoBEAIKQKAACfEQAwpQoAAPgJABCmCgAAnxEAMKcKAQCGEAAh0wtAAIcQACHVCwEAhhAAIbkNAAD4CQAgug0AAPgJACAGpAoAAKMRADClCgAA7QkAEKYKAACjEQAwtwsQAK8QACHWCwEAwxAAIdcLAgD6DwAhFKQKAACkEQAwpQoAANcJABCmCgAApBEAMKcKAQDDEAAhqgpAAPwPACG-CgEA-w8AIb8KAQCMEAAhwgoCAPoPACHoCgEAjBAAIZwLAQD7DwAhnwtAAPwPACG3CxAArxAAIdgLAQDDEAAh2QsBAPsPACHaCwEA-w8AIdsLAQCMEAAh3AsAAJ8QACDdC0AAlBAAId4LQACUEAAh3wtAAJQQACEOpAoAAKURADClCgAAwQkAEKYKAAClEQAwtwsQAK8QACHXCwIA-g8AIdgLAQDDEAAh4AsCAPoPACHhCwIAoBAAIeILAQD7DwAh4wsBAPsPACHkCwEA-w8AIeULEADmEAAh5gsBAPsPACHnCwEA-w8AIQ6kCgAAphEAMKUKAACuCQAQpgoAAKYRADC3CxAAuBAAIdcLAgCFEAAh2AsBAMYQACHgCwIAhRAAIeELAgC-EAAh4gsBAIYQACHjCwEAhhAAIeQLAQCGEAAh5QsQAPAQACHmCwEAhhAAIecLAQCGEAAhAtcLAgAAAAHYCwEAAAABBqQKAACoEQAwpQoAAKgJABCmCgAAqBEAMKoKQAD8DwAh2AsBAMMQACHpCwAAyhAAIAakCgAAqREAMKUKAACVCQAQpgoAAKkRADCqCkAAhxAAIdgLAQDGEAAh6QsAANAQACAHpAoAAKoRADClCgAAjwkAEKYKAACqEQAwqgpAAPwPACHYCwEAwxAAIekLAADKEAAg6gsAAasRACEHFQAA_g8AIBYAAK0RACAXAACtEQAg4QQAAQAABKsKAAEAAAGsCgABAAAEsQoAAawRACEHFQAA_g8AIBYAAK0RACAXAACtEQAg4QQAAQAABKsKAAEAAAGsCgABAAAEsQoAAawRACEE4QQAAQAABKsKAAEAAAGsCgABAAAEsQoAAa0RACEHpAoAAK4RADClCgAA_AgAEKYKAACuEQAwqgpAAIcQACHYCwEAxhAAIekLAADQEAAg6gsAAa8RACEE4QQAAQAABKsKAAEAAAGsCgABAAAEsQoAAa0RACEPpAoAALARADClCgAA9ggAEKYKAACwEQAwvgoBAPsPACG2CwEA-w8AIbcLEACvEAAhuwsBAPsPACHYCwEAwxAAId8LQAD8DwAh6wtAAPwPACHsC0AAlBAAIe0LIACqEAAh7gsBAPsPACHvCwEA-w8AIfALAAGxEQAhBxUAAI4QACAWAACzEQAgFwAAsxEAIOEEAAEAAAWrCgABAAABrAoAAQAABbEKAAGyEQAhBxUAAI4QACAWAACzEQAgFwAAsxEAIOEEAAEAAAWrCgABAAABrAoAAQAABbEKAAGyEQAhBOEEAAEAAAWrCgABAAABrAoAAQAABbEKAAGzEQAhD6QKAAC0EQAwpQoAAOMIABCmCgAAtBEAML4KAQCGEAAhtgsBAIYQACG3CxAAuBAAIbsLAQCGEAAh2AsBAMYQACHfC0AAhxAAIesLQACHEAAh7AtAAJsQACHtCyAAwRAAIe4LAQCGEAAh7wsBAIYQACHwCwABtREAIQThBAABAAAFqwoAAQAAAawKAAEAAAWxCgABsxEAIQ6kCgAAthEAMKUKAADdCAAQpgoAALYRADD-CgAAyhAAILYLAQD7DwAh2AsBAMMQACHuCwEA-w8AIfELQAD8DwAh8gsBAPsPACHzCwEA-w8AIfQLAQCMEAAh9QsAAasRACH2CwABqxEAIfcLAADKEAAgDqQKAAC3EQAwpQoAAMoIABCmCgAAtxEAMP4KAADQEAAgtgsBAIYQACHYCwEAxhAAIe4LAQCGEAAh8QtAAIcQACHyCwEAhhAAIfMLAQCGEAAh9AsBAJEQACH1CwABrxEAIfYLAAGvEQAh9wsAANAQACAEtgsBAAAAAe4LAQAAAAHyCwEAAAAB8wsBAAAAASOkCgAAuREAMKUKAADECAAQpgoAALkRADCnCgEAwxAAIaoKQAD8DwAhvgoBAPsPACHoCgEAjBAAIZwLAQD7DwAhnwtAAPwPACG2CwEA-w8AIbcLEACvEAAh0AsBAIwQACHiCwEAjBAAIeQLAQD7DwAh5gsBAPsPACHsC0AAlBAAIe4LAQD7DwAh7wsBAPsPACHxC0AA_A8AIfILAQD7DwAh8wsBAPsPACH5CwEAuhEAIfoLAgCgEAAh-wsCAKAQACH8CyAAqhAAIf0LIACqEAAh_gsBAPsPACH_CwEA-w8AIYAMEADmEAAhgQwQAOYQACGCDBAA5hAAIYMMAQCMEAAhhAwBAIwQACGFDAEA-w8AIYYMAQCMEAAhCxUAAI4QACAWAACPEAAgFwAAjxAAIOEEAQAAAAWrCgEAAAABrAoBAAAABa0KAQAAAAGuCgEAAAABrwoBAAAAAbAKAQAAAAGxCgEAuxEAIQsVAACOEAAgFgAAjxAAIBcAAI8QACDhBAEAAAAFqwoBAAAAAawKAQAAAAWtCgEAAAABrgoBAAAAAa8KAQAAAAGwCgEAAAABsQoBALsRACEktQUAAL4RACCkCgAAvBEAMKUKAACxCAAQpgoAALwRADCnCgEAxhAAIaoKQACHEAAhvgoBAIYQACHoCgEAkRAAIZwLAQCGEAAhnwtAAIcQACG2CwEAhhAAIbcLEAC4EAAh0AsBAJEQACHiCwEAkRAAIeQLAQCGEAAh5gsBAIYQACHsC0AAmxAAIe4LAQCGEAAh7wsBAIYQACHxC0AAhxAAIfILAQCGEAAh8wsBAIYQACH5CwEAvREAIfoLAgC-EAAh-wsCAL4QACH8CyAAwRAAIf0LIADBEAAh_gsBAIYQACH_CwEAhhAAIYAMEADwEAAhgQwQAPAQACGCDBAA8BAAIYMMAQCREAAhhAwBAJEQACGFDAEAhhAAIYYMAQCREAAhCOEEAQAAAAWrCgEAAAABrAoBAAAABa0KAQAAAAGuCgEAAAABrwoBAAAAAbAKAQAAAAGxCgEAvxEAIQPvCgAApggAIPAKAACmCAAg8QoAAKYIACAI4QQBAAAABasKAQAAAAGsCgEAAAAFrQoBAAAAAa4KAQAAAAGvCgEAAAABsAoBAAAAAbEKAQC_EQAhAtYLAQAAAAHXCwIAAAABB7MFAADCEQAgpAoAAMERADClCgAAqggAEKYKAADBEQAwtwsQALgQACHWCwEAxhAAIdcLAgCFEAAhGLIFAADFEQAgtAUAAMYRACCkCgAAxBEAMKUKAACmCAAQpgoAAMQRADCnCgEAxhAAIaoKQACHEAAhvgoBAIYQACG_CgEAkRAAIcIKAgCFEAAh6AoBAJEQACGcCwEAhhAAIZ8LQACHEAAhtwsQALgQACHYCwEAxhAAIdkLAQCGEAAh2gsBAIYQACHbCwEAkRAAIdwLAAC9EAAg3QtAAJsQACHeC0AAmxAAId8LQACbEAAhuQ0AAKYIACC6DQAApggAIALYCwEAAAAB2gsBAAAAARayBQAAxREAILQFAADGEQAgpAoAAMQRADClCgAApggAEKYKAADEEQAwpwoBAMYQACGqCkAAhxAAIb4KAQCGEAAhvwoBAJEQACHCCgIAhRAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbcLEAC4EAAh2AsBAMYQACHZCwEAhhAAIdoLAQCGEAAh2wsBAJEQACHcCwAAvRAAIN0LQACbEAAh3gtAAJsQACHfC0AAmxAAISa1BQAAvhEAIKQKAAC8EQAwpQoAALEIABCmCgAAvBEAMKcKAQDGEAAhqgpAAIcQACG-CgEAhhAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbYLAQCGEAAhtwsQALgQACHQCwEAkRAAIeILAQCREAAh5AsBAIYQACHmCwEAhhAAIewLQACbEAAh7gsBAIYQACHvCwEAhhAAIfELQACHEAAh8gsBAIYQACHzCwEAhhAAIfkLAQC9EQAh-gsCAL4QACH7CwIAvhAAIfwLIADBEAAh_QsgAMEQACH-CwEAhhAAIf8LAQCGEAAhgAwQAPAQACGBDBAA8BAAIYIMEADwEAAhgwwBAJEQACGEDAEAkRAAIYUMAQCGEAAhhgwBAJEQACG5DQAAsQgAILoNAACxCAAgA-8KAACqCAAg8AoAAKoIACDxCgAAqggAIAekCgAAxxEAMKUKAAChCAAQpgoAAMcRADDaCwEA-w8AIYkMAgD6DwAhigxAAPwPACGLDEAA_A8AIQekCgAAyBEAMKUKAACOCAAQpgoAAMgRADDaCwEAhhAAIYkMAgCFEAAhigxAAIcQACGLDEAAhxAAIQWkCgAAyREAMKUKAACICAAQpgoAAMkRADDaCwEA-w8AIYwMQAD8DwAhBaQKAADKEQAwpQoAAPUHABCmCgAAyhEAMNoLAQCGEAAhjAxAAIcQACEXpAoAAMsRADClCgAA7wcAEKYKAADLEQAwpwoBAPsPACGqCkAA_A8AIbgKQACUEAAhvgoAAMwRjgwi3goBAPsPACHfCgEA-w8AIekKAQD7DwAhggsBAPsPACGMC0AA_A8AIZ8LQAD8DwAhrwtAAJQQACHfC0AAlBAAIeQLAQD7DwAhiQwCAPoPACGODAAAyhAAII8MAgD6DwAhkAwAAJ8QACCRDAAAnxAAIJIMAQCMEAAhkwxAAPwPACEHFQAA_g8AIBYAAM4RACAXAADOEQAg4QQAAACODAirCgAAAI4MAqwKAAAAjgwIsQoAAM0RjgwiBxUAAP4PACAWAADOEQAgFwAAzhEAIOEEAAAAjgwIqwoAAACODAKsCgAAAI4MCLEKAADNEY4MIgThBAAAAI4MCKsKAAAAjgwCrAoAAACODAixCgAAzhGODCIXpAoAAM8RADClCgAA3AcAEKYKAADPEQAwpwoBAIYQACGqCkAAhxAAIbgKQACbEAAhvgoAANARjgwi3goBAIYQACHfCgEAhhAAIekKAQCGEAAhggsBAIYQACGMC0AAhxAAIZ8LQACHEAAhrwtAAJsQACHfC0AAmxAAIeQLAQCGEAAhiQwCAIUQACGODAAA0BAAII8MAgCFEAAhkAwAAL0QACCRDAAAvRAAIJIMAQCREAAhkwxAAIcQACEE4QQAAACODAirCgAAAI4MAqwKAAAAjgwIsQoAAM4RjgwiCtwBAQD7DwAhpAoAANERADClCgAA1gcAEKYKAADREQAwpwoEAJ4QACG7CwEA-w8AIcILAQD7DwAhlAwBAPsPACGVDAEA-w8AIZYMAgD6DwAhBaQKAADSEQAwpQoAAMAHABCmCgAA0hEAMMILAQD7DwAhlwwCAPoPACEG3QEAANQRACCkCgAA0xEAMKUKAACtBwAQpgoAANMRADDCCwEAhhAAIZcMAgCFEAAhA-8KAACnBwAg8AoAAKcHACDxCgAApwcAIAvcAQEAhhAAIeEEAADWEQAgpAoAANURADClCgAApwcAEKYKAADVEQAwpwoEALYQACG7CwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhCN0BAADUEQAgpAoAANMRADClCgAArQcAEKYKAADTEQAwwgsBAIYQACGXDAIAhRAAIbkNAACtBwAgug0AAK0HACAMpAoAANcRADClCgAAogcAEKYKAADXEQAwuApAAPwPACHXCgEA-w8AIeAKAQD7DwAh4goBAPsPACGHCwIA-g8AIbsLAQD7DwAh2gsBAPsPACHkCwEA-w8AIZQMAQD7DwAhDKQKAADYEQAwpQoAAI8HABCmCgAA2BEAMLgKQACHEAAh1woBAIYQACHgCgEAhhAAIeIKAQCGEAAhhwsCAIUQACG7CwEAhhAAIdoLAQCGEAAh5AsBAIYQACGUDAEAhhAAIQLaCwEAAAABlAwBAAAAAQikCgAA2hEAMKUKAACJBwAQpgoAANoRADCqCkAA_A8AIcILAQD7DwAh2AsBAPsPACHaCwEA-w8AIZQMAQD7DwAhCKQKAADbEQAwpQoAAPYGABCmCgAA2xEAMKoKQACHEAAhwgsBAIYQACHYCwEAhhAAIdoLAQCGEAAhlAwBAIYQACECwgsBAAAAAdgLAQAAAAEFpAoAAN0RADClCgAA8AYAEKYKAADdEQAwuApAAPwPACGaDAEA-w8AIQWkCgAA3hEAMKUKAADdBgAQpgoAAN4RADC4CkAAhxAAIZoMAQCGEAAhB6QKAADfEQAwpQoAANcGABCmCgAA3xEAMKoKQAD8DwAh1wsCAPoPACHYCwEAwxAAIZsMAQD7DwAhB6QKAADgEQAwpQoAAMQGABCmCgAA4BEAMKoKQACHEAAh1wsCAIUQACHYCwEAxhAAIZsMAQCGEAAhA9cLAgAAAAHYCwEAAAABmwwBAAAAAQmkCgAA4hEAMKUKAAC-BgAQpgoAAOIRADC-CgAA4xGeDCLpCgEA-w8AIaALQACUEAAh4wsBAPsPACGeDAEAjBAAIZ8MQAD8DwAhBxUAAP4PACAWAADlEQAgFwAA5REAIOEEAAAAngwIqwoAAACeDAKsCgAAAJ4MCLEKAADkEZ4MIgcVAAD-DwAgFgAA5REAIBcAAOURACDhBAAAAJ4MCKsKAAAAngwCrAoAAACeDAixCgAA5BGeDCIE4QQAAACeDAirCgAAAJ4MAqwKAAAAngwIsQoAAOURngwiCaQKAADmEQAwpQoAAKsGABCmCgAA5hEAML4KAADnEZ4MIukKAQCGEAAhoAtAAJsQACHjCwEAhhAAIZ4MAQCREAAhnwxAAIcQACEE4QQAAACeDAirCgAAAJ4MAqwKAAAAngwIsQoAAOURngwiBaQKAADoEQAwpQoAAKUGABCmCgAA6BEAMMILAQD7DwAh0wtAAPwPACEFpAoAAOkRADClCgAAkgYAEKYKAADpEQAwwgsBAIYQACHTC0AAhxAAIRGkCgAA6hEAMKUKAACMBgAQpgoAAOoRADCnCgEAwxAAIaoKQAD8DwAh3woBAPsPACGgC0AAlBAAIdALAQD7DwAh4gsBAIwQACHnCwEAjBAAIYMMAQD7DwAhhQwBAPsPACGgDAEA-w8AIaEMAADKEAAgogwBAPsPACGjDAEA-w8AIaQMAQCMEAAhEaQKAADrEQAwpQoAAPkFABCmCgAA6xEAMKcKAQDGEAAhqgpAAIcQACHfCgEAhhAAIaALQACbEAAh0AsBAIYQACHiCwEAkRAAIecLAQCREAAhgwwBAIYQACGFDAEAhhAAIaAMAQCGEAAhoQwAANAQACCiDAEAhhAAIaMMAQCGEAAhpAwBAJEQACEHpAoAAOwRADClCgAA8wUAEKYKAADsEQAwqgpAAPwPACG4CkAA_A8AIdYKAAGrEQAhlQsBAPsPACEHpAoAAO0RADClCgAA4AUAEKYKAADtEQAwqgpAAIcQACG4CkAAhxAAIdYKAAGvEQAhlQsBAIYQACEHpAoAAO4RADClCgAA2gUAEKYKAADuEQAwuApAAPwPACGVCwEA-w8AIfMLAQD7DwAhpQxAAPwPACEHpAoAAO8RADClCgAAxwUAEKYKAADvEQAwuApAAIcQACGVCwEAhhAAIfMLAQCGEAAhpQxAAIcQACEFtgYEAJ4QACGkCgAA8BEAMKUKAADBBQAQpgoAAPARADCnCgIA-g8AIQW2BgQAthAAIaQKAADxEQAwpQoAAK4FABCmCgAA8REAMKcKAgCFEAAhDqQKAADyEQAwpQoAAKgFABCmCgAA8hEAMKcKAgD6DwAhkgsBAIwQACHiCwEA-w8AIYMMAQD7DwAhpAwAAasRACGmDAIA-g8AIacMAQD7DwAhqAwBAPsPACGpDAEAjBAAIaoMAQCMEAAhqwwAAbERACENpAoAAPMRADClCgAAkgUAEKYKAADzEQAwpwoCAPoPACGoDAEA-w8AIawMAQD7DwAhrQwBAPsPACGuDAEA-w8AIa8MAQD7DwAhsAwBAIwQACGxDAEAjBAAIbIMAAD0EQAgswwgAKoQACEEqwoBAAAABbQMAQAAAAG1DAEAAAAEtgwBAAAABA6gAwAA9hEAIKQKAAD1EQAwpQoAAP8EABCmCgAA9REAMKcKAgCFEAAhqAwBAIYQACGsDAEAhhAAIa0MAQCGEAAhrgwBAIYQACGvDAEAhhAAIbAMAQCREAAhsQwBAJEQACGyDAAA9BEAILMMIADBEAAhA-8KAAD5BAAg8AoAAPkEACDxCgAA-QQAIAPiCwEAAAABgwwBAAAAAaYMAgAAAAEPnwMAAPkRACCkCgAA-BEAMKUKAAD5BAAQpgoAAPgRADCnCgIAhRAAIZILAQCREAAh4gsBAIYQACGDDAEAhhAAIaQMAAGvEQAhpgwCAIUQACGnDAEAhhAAIagMAQCGEAAhqQwBAJEQACGqDAEAkRAAIasMAAG1EQAhEKADAAD2EQAgpAoAAPURADClCgAA_wQAEKYKAAD1EQAwpwoCAIUQACGoDAEAhhAAIawMAQCGEAAhrQwBAIYQACGuDAEAhhAAIa8MAQCGEAAhsAwBAJEQACGxDAEAkRAAIbIMAAD0EQAgswwgAMEQACG5DQAA_wQAILoNAAD_BAAgB6QKAAD6EQAwpQoAAPQEABCmCgAA-hEAMK0MAQD7DwAhuAxAAPwPACG5DEAAlBAAIboMAQCMEAAhB6QKAAD7EQAwpQoAAOEEABCmCgAA-xEAMK0MAQCGEAAhuAxAAIcQACG5DEAAmxAAIboMAQCREAAhCKQKAAD8EQAwpQoAANsEABCmCgAA_BEAMKcKAQDDEAAhqgpAAPwPACHfCgEA-w8AIbsMAQDDEAAhvAwEAJ4QACEPpAoAAP0RADClCgAAxQQAEKYKAAD9EQAwpwoBAMMQACGqCkAA_A8AIbgKQACUEAAhvwoBAIwQACHuCwAA_hHADCL5CwEAuhEAIbwMBACeEAAhvQwBAPsPACG-DAEA-w8AIcAMBACeEAAhwQwEAJ4QACHCDEAAlBAAIQcVAAD-DwAgFgAAgBIAIBcAAIASACDhBAAAAMAMCKsKAAAAwAwCrAoAAADADAixCgAA_xHADCIHFQAA_g8AIBYAAIASACAXAACAEgAg4QQAAADADAirCgAAAMAMAqwKAAAAwAwIsQoAAP8RwAwiBOEEAAAAwAwIqwoAAADADAKsCgAAAMAMCLEKAACAEsAMIgekCgAAgRIAMKUKAACtBAAQpgoAAIESADCqCkAA_A8AId8KAQD7DwAh-QsBAMMQACHEDAAAghLEDCIHFQAA_g8AIBYAAIQSACAXAACEEgAg4QQAAADEDAirCgAAAMQMAqwKAAAAxAwIsQoAAIMSxAwiBxUAAP4PACAWAACEEgAgFwAAhBIAIOEEAAAAxAwIqwoAAADEDAKsCgAAAMQMCLEKAACDEsQMIgThBAAAAMQMCKsKAAAAxAwCrAoAAADEDAixCgAAhBLEDCIIpAoAAIUSADClCgAAlwQAEKYKAACFEgAwpwoBAMMQACGqCkAA_A8AIcILAQD7DwAhvgwBAPsPACHFDAEA-w8AIQLfCgEAAAABuwwBAAAAAQnMAgAAiBIAIKQKAACHEgAwpQoAAP0DABCmCgAAhxIAMKcKAQDGEAAhqgpAAIcQACHfCgEAhhAAIbsMAQDGEAAhvAwEALYQACETygIAAI4SACDNAgAAjxIAIKQKAACMEgAwpQoAAPcDABCmCgAAjBIAMKcKAQDGEAAhqgpAAIcQACG4CkAAmxAAIb8KAQCREAAh7gsAAI0SwAwi-QsBAL0RACG8DAQAthAAIb0MAQCGEAAhvgwBAIYQACHADAQAthAAIcEMBAC2EAAhwgxAAJsQACG5DQAA9wMAILoNAAD3AwAgCssCAACKEgAgzgIAAIsSACCkCgAAiRIAMKUKAAD7AwAQpgoAAIkSADCnCgEAxhAAIaoKQACHEAAhwgsBAIYQACG-DAEAhhAAIcUMAQCGEAAhA-8KAADzAwAg8AoAAPMDACDxCgAA8wMAIAPvCgAA9wMAIPAKAAD3AwAg8QoAAPcDACARygIAAI4SACDNAgAAjxIAIKQKAACMEgAwpQoAAPcDABCmCgAAjBIAMKcKAQDGEAAhqgpAAIcQACG4CkAAmxAAIb8KAQCREAAh7gsAAI0SwAwi-QsBAL0RACG8DAQAthAAIb0MAQCGEAAhvgwBAIYQACHADAQAthAAIcEMBAC2EAAhwgxAAJsQACEE4QQAAADADAirCgAAAMAMAqwKAAAAwAwIsQoAAIASwAwiDMsCAACKEgAgzgIAAIsSACCkCgAAiRIAMKUKAAD7AwAQpgoAAIkSADCnCgEAxhAAIaoKQACHEAAhwgsBAIYQACG-DAEAhhAAIcUMAQCGEAAhuQ0AAPsDACC6DQAA-wMAIAPvCgAA_QMAIPAKAAD9AwAg8QoAAP0DACAC3woBAAAAAfkLAQAAAAEIygIAAJMSACCkCgAAkRIAMKUKAADzAwAQpgoAAJESADCqCkAAhxAAId8KAQCGEAAh-QsBAMYQACHEDAAAkhLEDCIE4QQAAADEDAirCgAAAMQMAqwKAAAAxAwIsQoAAIQSxAwiDMsCAACKEgAgzgIAAIsSACCkCgAAiRIAMKUKAAD7AwAQpgoAAIkSADCnCgEAxhAAIaoKQACHEAAhwgsBAIYQACG-DAEAhhAAIcUMAQCGEAAhuQ0AAPsDACC6DQAA-wMAIAqkCgAAlBIAMKUKAADuAwAQpgoAAJQSADCnCgEA-w8AIaoKQAD8DwAhuApAAPwPACG7CwEA-w8AIa0MAQD7DwAhrgwBAIwQACHIDCAAlRIAIQUVAACOEAAgFgAAlxIAIBcAAJcSACCrCiAAAAABsQogAJYSACEFFQAAjhAAIBYAAJcSACAXAACXEgAgqwogAAAAAbEKIACWEgAhAqsKIAAAAAGxCiAAlxIAIQqkCgAAmBIAMKUKAADbAwAQpgoAAJgSADCnCgEAhhAAIaoKQACHEAAhuApAAIcQACG7CwEAhhAAIa0MAQCGEAAhrgwBAJEQACHIDCAAmRIAIQKrCiAAAAABsQogAJcSACEPpAoAAJoSADClCgAA1QMAEKYKAACaEgAw1wsCAPoPACGtDAEA-w8AIa4MAQCMEAAhyQwBAPsPACHKDAIA-g8AIcwMAACbEswMIs0MAgCgEAAhzgwBAIwQACHPDAEAjBAAIdAMAQCMEAAh0QwAAJ8QACDSDAIA-g8AIQcVAAD-DwAgFgAAnRIAIBcAAJ0SACDhBAAAAMwMCKsKAAAAzAwCrAoAAADMDAixCgAAnBLMDCIHFQAA_g8AIBYAAJ0SACAXAACdEgAg4QQAAADMDAirCgAAAMwMAqwKAAAAzAwIsQoAAJwSzAwiBOEEAAAAzAwIqwoAAADMDAKsCgAAAMwMCLEKAACdEswMIg-kCgAAnhIAMKUKAADCAwAQpgoAAJ4SADDXCwIAhRAAIa0MAQCGEAAhrgwBAJEQACHJDAEAhhAAIcoMAgCFEAAhzAwAAJ8SzAwizQwCAL4QACHODAEAkRAAIc8MAQCREAAh0AwBAJEQACHRDAAAvRAAINIMAgCFEAAhBOEEAAAAzAwIqwoAAADMDAKsCgAAAMwMCLEKAACdEswMIgKtDAEAAAAByQwBAAAAAQLXCwIAAAAByQwBAAAAARSkCgAAohIAMKUKAAC8AwAQpgoAAKISADCwC0AA_A8AIagMAQCMEAAhqgwBAPsPACGrDAABqxEAIa0MAQD7DwAhrgwBAIwQACGvDAEAjBAAIcgMIACqEAAhzwwBAPsPACHQDAEA-w8AIdUMAQD7DwAh1gwBAIwQACHXDAEAjBAAIdgMAQCMEAAh2QwAAPQRACDaDAAA9BEAINsMQACUEAAhFKQKAACjEgAwpQoAAK8DABCmCgAAoxIAMLALQACHEAAhqAwBAJEQACGqDAEAhhAAIasMAAGvEQAhrQwBAIYQACGuDAEAkRAAIa8MAQCREAAhyAwgAMEQACHPDAEAhhAAIdAMAQCGEAAh1QwBAIYQACHWDAEAkRAAIdcMAQCREAAh2AwBAJEQACHZDAAA9BEAINoMAAD0EQAg2wxAAJsQACEMpAoAAKQSADClCgAAqQMAEKYKAACkEgAwpwoEAJ4QACG4CkAA_A8AId8KAQD7DwAhiQtAAPwPACGlDEAAlBAAIdwMAQD7DwAh3QwAAasRACHeDAABqxEAId8MAgD6DwAhDKQKAAClEgAwpQoAAJYDABCmCgAApRIAMKcKBAC2EAAhuApAAIcQACHfCgEAhhAAIYkLQACHEAAhpQxAAJsQACHcDAEAhhAAId0MAAGvEQAh3gwAAa8RACHfDAIAhRAAIRCkCgAAphIAMKUKAACQAwAQpgoAAKYSADCqCkAA_A8AIb4KAQCMEAAh3woBAPsPACGfC0AA_A8AIdwMAQD7DwAh4AwBAPsPACHhDAEA-w8AIeIMAQD7DwAh4wwBAIwQACHkDAEA-w8AIeUMAQD7DwAh5gwBAPsPACHnDEAAlBAAIRCkCgAApxIAMKUKAAD9AgAQpgoAAKcSADCqCkAAhxAAIb4KAQCREAAh3woBAIYQACGfC0AAhxAAIdwMAQCGEAAh4AwBAIYQACHhDAEAhhAAIeIMAQCGEAAh4wwBAJEQACHkDAEAhhAAIeUMAQCGEAAh5gwBAIYQACHnDEAAmxAAIQmkCgAAqBIAMKUKAAD3AgAQpgoAAKgSADCnCgQAnhAAIcALAQD7DwAhwgsBAPsPACGUDAEA-w8AIZUMAQD7DwAhlgwCAPoPACETpAoAAKkSADClCgAA4QIAEKYKAACpEgAwqgpAAPwPACG4CkAAlBAAIb4KAACqEukMIoELBACeEAAhuwsBAPsPACHCCwEA-w8AIZcMAgD6DwAh6QxAAJQQACHqDAEAjBAAIesMQACUEAAh7AxAAJQQACHtDEAAlBAAIe4MAgD6DwAh7wxAAJQQACHwDEAAlBAAIfEMQACUEAAhBxUAAP4PACAWAACsEgAgFwAArBIAIOEEAAAA6QwIqwoAAADpDAKsCgAAAOkMCLEKAACrEukMIgcVAAD-DwAgFgAArBIAIBcAAKwSACDhBAAAAOkMCKsKAAAA6QwCrAoAAADpDAixCgAAqxLpDCIE4QQAAADpDAirCgAAAOkMAqwKAAAA6QwIsQoAAKwS6QwiFN0BAACvEgAgpAoAAK0SADClCgAAzgIAEKYKAACtEgAwqgpAAIcQACG4CkAAmxAAIb4KAACuEukMIoELBAC2EAAhuwsBAIYQACHCCwEAhhAAIZcMAgCFEAAh6QxAAJsQACHqDAEAkRAAIesMQACbEAAh7AxAAJsQACHtDEAAmxAAIe4MAgCFEAAh7wxAAJsQACHwDEAAmxAAIfEMQACbEAAhBOEEAAAA6QwIqwoAAADpDAKsCgAAAOkMCLEKAACsEukMIgPvCgAAyAIAIPAKAADIAgAg8QoAAMgCACAK3AEAALESACCkCgAAsBIAMKUKAADIAgAQpgoAALASADCnCgQAthAAIcALAQCGEAAhwgsBAIYQACGUDAEAhhAAIZUMAQCGEAAhlgwCAIUQACEW3QEAAK8SACCkCgAArRIAMKUKAADOAgAQpgoAAK0SADCqCkAAhxAAIbgKQACbEAAhvgoAAK4S6QwigQsEALYQACG7CwEAhhAAIcILAQCGEAAhlwwCAIUQACHpDEAAmxAAIeoMAQCREAAh6wxAAJsQACHsDEAAmxAAIe0MQACbEAAh7gwCAIUQACHvDEAAmxAAIfAMQACbEAAh8QxAAJsQACG5DQAAzgIAILoNAADOAgAgFaQKAACyEgAwpQoAAMMCABCmCgAAshIAMKcKBACeEAAhvgoAALQS9AwiwgoCAPoPACHeCgAAsxLzDCLfCgEA-w8AIekKAQD7DwAhnAsBAIwQACGdC0AAlBAAIbcLBACeEAAhwAsBAPsPACGeDAEAjBAAIZ8MQAD8DwAh9AwCAPoPACH1DEAAlBAAIfYMAgCgEAAh9wxAAJQQACH4DEAAlBAAIfkMQACUEAAhBxUAAP4PACAWAAC4EgAgFwAAuBIAIOEEAAAA8wwIqwoAAADzDAKsCgAAAPMMCLEKAAC3EvMMIgcVAAD-DwAgFgAAthIAIBcAALYSACDhBAAAAPQMCKsKAAAA9AwCrAoAAAD0DAixCgAAtRL0DCIHFQAA_g8AIBYAALYSACAXAAC2EgAg4QQAAAD0DAirCgAAAPQMAqwKAAAA9AwIsQoAALUS9AwiBOEEAAAA9AwIqwoAAAD0DAKsCgAAAPQMCLEKAAC2EvQMIgcVAAD-DwAgFgAAuBIAIBcAALgSACDhBAAAAPMMCKsKAAAA8wwCrAoAAADzDAixCgAAtxLzDCIE4QQAAADzDAirCgAAAPMMAqwKAAAA8wwIsQoAALgS8wwiFaQKAAC5EgAwpQoAALACABCmCgAAuRIAMKcKBAC2EAAhvgoAALsS9AwiwgoCAIUQACHeCgAAuhLzDCLfCgEAhhAAIekKAQCGEAAhnAsBAJEQACGdC0AAmxAAIbcLBAC2EAAhwAsBAIYQACGeDAEAkRAAIZ8MQACHEAAh9AwCAIUQACH1DEAAmxAAIfYMAgC-EAAh9wxAAJsQACH4DEAAmxAAIfkMQACbEAAhBOEEAAAA8wwIqwoAAADzDAKsCgAAAPMMCLEKAAC4EvMMIgThBAAAAPQMCKsKAAAA9AwCrAoAAAD0DAixCgAAthL0DCIC9QxAAAAAAfYMAgAAAAESpAoAAL0SADClCgAAqgIAEKYKAAC9EgAwvwtAAPwPACHCCwEA-w8AIfsMAQD7DwAh_AwCAPoPACH9DAAAyhAAIP4MAQD7DwAh_wwAAMoQACCADQEA-w8AIYENIACqEAAhgg0CAPoPACGDDQEA-w8AIYQNAQD7DwAhhQ0BAPsPACGGDQABsREAIYcNAQD7DwAhEqQKAAC-EgAwpQoAAJcCABCmCgAAvhIAML8LQACHEAAhwgsBAIYQACH7DAEAhhAAIfwMAgCFEAAh_QwAANAQACD-DAEAhhAAIf8MAADQEAAggA0BAIYQACGBDSAAwRAAIYINAgCFEAAhgw0BAIYQACGEDQEAhhAAIYUNAQCGEAAhhg0AAbURACGHDQEAhhAAIQikCgAAvxIAMKUKAACRAgAQpgoAAL8SADCHCwQAnhAAIcwLQAD8DwAhiA0CAPoPACGJDQIA-g8AIYoNBACeEAAhCKQKAADAEgAwpQoAAP4BABCmCgAAwBIAMIcLBAC2EAAhzAtAAIcQACGIDQIAhRAAIYkNAgCFEAAhig0EALYQACECzAtAAAAAAYgNAgAAAAEKpAoAAMISADClCgAA-AEAEKYKAADCEgAw6AoAAasRACGIDQIA-g8AIYwNAAGrEQAhjQ0EAJ4QACGODQIA-g8AIY8NAAGrEQAhkA0AAbERACEKpAoAAMMSADClCgAA5QEAEKYKAADDEgAw6AoAAa8RACGIDQIAhRAAIYwNAAGvEQAhjQ0EALYQACGODQIAhRAAIY8NAAGvEQAhkA0AAbURACEEiA0CAAAAAYwNAAEAAAGNDQQAAAABjg0CAAAAAQqkCgAAxRIAMKUKAADfAQAQpgoAAMUSADC7CwABqxEAIYIMEACvEAAhiA0CAPoPACGMDQABqxEAIZMNAADGEpMNIpQNEACvEAAhlQ0CAPoPACEHFQAA_g8AIBYAAMgSACAXAADIEgAg4QQAAACTDQirCgAAAJMNAqwKAAAAkw0IsQoAAMcSkw0iBxUAAP4PACAWAADIEgAgFwAAyBIAIOEEAAAAkw0IqwoAAACTDQKsCgAAAJMNCLEKAADHEpMNIgThBAAAAJMNCKsKAAAAkw0CrAoAAACTDQixCgAAyBKTDSIKpAoAAMkSADClCgAAzAEAEKYKAADJEgAwuwsAAa8RACGCDBAAuBAAIYgNAgCFEAAhjA0AAa8RACGTDQAAyhKTDSKUDRAAuBAAIZUNAgCFEAAhBOEEAAAAkw0IqwoAAACTDQKsCgAAAJMNCLEKAADIEpMNIgW7CwABAAABiA0CAAAAAYwNAAEAAAGTDQAAAJMNApQNEAAAAAEPpAoAAMwSADClCgAAxgEAEKYKAADMEgAw6AoAAasRACHbCwABqxEAIZUMEACvEAAhiA0CAPoPACGMDQABqxEAIY0NBACeEAAhjg0CAPoPACGTDQAAxhKTDSKUDRAArxAAIZcNAgD6DwAhmA0CAPoPACGZDQABqxEAIQ-kCgAAzRIAMKUKAACzAQAQpgoAAM0SADDoCgABrxEAIdsLAAGvEQAhlQwQALgQACGIDQIAhRAAIYwNAAGvEQAhjQ0EALYQACGODQIAhRAAIZMNAADKEpMNIpQNEAC4EAAhlw0CAIUQACGYDQIAhRAAIZkNAAGvEQAhBIgNAgAAAAGNDQQAAAABlw0CAAAAAZgNAgAAAAEQpAoAAM8SADClCgAArQEAEKYKAADPEgAw3goBAPsPACHoCgABqxEAIdcLAgD6DwAh2wsAAbERACGVDBAArxAAIboMAQCMEAAhiA0CAPoPACGNDQQAnhAAIY4NAgD6DwAhmQ0AAasRACGbDQEA-w8AIZwNBACeEAAhnQ0EAJ4QACEQpAoAANASADClCgAAmgEAEKYKAADQEgAw3goBAIYQACHoCgABrxEAIdcLAgCFEAAh2wsAAbURACGVDBAAuBAAIboMAQCREAAhiA0CAIUQACGNDQQAthAAIY4NAgCFEAAhmQ0AAa8RACGbDQEAhhAAIZwNBAC2EAAhnQ0EALYQACEE1wsCAAAAAYgNAgAAAAGNDQQAAAABjg0CAAAAARKkCgAA0hIAMKUKAACUAQAQpgoAANISADDbCwABsREAIfMLBACeEAAhjgwAAasRACGVDBAArxAAId4MAAGrEQAhiA0CAPoPACGNDQQAnhAAIZkNAAGrEQAhnA0EAJ4QACGdDQQAnhAAIZ8NAgD6DwAhoA0QAK8QACGhDQABsREAIaINBACeEAAhow0gAKoQACESpAoAANMSADClCgAAgQEAEKYKAADTEgAw2wsAAbURACHzCwQAthAAIY4MAAGvEQAhlQwQALgQACHeDAABrxEAIYgNAgCFEAAhjQ0EALYQACGZDQABrxEAIZwNBAC2EAAhnQ0EALYQACGfDQIAhRAAIaANEAC4EAAhoQ0AAbURACGiDQQAthAAIaMNIADBEAAhA4gNAgAAAAGNDQQAAAABnw0CAAAAAQ-kCgAA1RIAMKUKAAB7ABCmCgAA1RIAMIcLAgD6DwAh3gwAAasRACGIDQIA-g8AIYoNAgD6DwAhnQ0QAK8QACGlDQQAnhAAIaYNAAGrEQAhpw1AAPwPACGoDQABqxEAIakNEACvEAAhqg0QAOYQACGrDSAAqhAAIQ-kCgAA1hIAMKUKAABoABCmCgAA1hIAMIcLAgCFEAAh3gwAAa8RACGIDQIAhRAAIYoNAgCFEAAhnQ0QALgQACGlDQQAthAAIaYNAAGvEQAhpw1AAIcQACGoDQABrxEAIakNEAC4EAAhqg0QAPAQACGrDSAAwRAAIQKIDQIAAAABpQ0EAAAAAQikCgAA2BIAMKUKAABiABCmCgAA2BIAMIgNAgD6DwAhrQ0EAJ4QACGuDQQAoRAAIa8NAAGxEQAhsA1AAPwPACEIpAoAANkSADClCgAATwAQpgoAANkSADCIDQIAhRAAIa0NBAC2EAAhrg0EALcQACGvDQABtREAIbANQACHEAAhCqQKAADaEgAwpQoAAEkAEKYKAADaEgAwpwoEAJ4QACHeCgEA-w8AIZwLAQD7DwAhsQ1AAPwPACGyDQEA-w8AIbQNAADbErQNIrUNAQD7DwAhBxUAAP4PACAWAADdEgAgFwAA3RIAIOEEAAAAtA0IqwoAAAC0DQKsCgAAALQNCLEKAADcErQNIgcVAAD-DwAgFgAA3RIAIBcAAN0SACDhBAAAALQNCKsKAAAAtA0CrAoAAAC0DQixCgAA3BK0DSIE4QQAAAC0DQirCgAAALQNAqwKAAAAtA0IsQoAAN0StA0iCqQKAADeEgAwpQoAADYAEKYKAADeEgAwpwoEALYQACHeCgEAhhAAIZwLAQCGEAAhsQ1AAIcQACGyDQEAhhAAIbQNAADfErQNIrUNAQCGEAAhBOEEAAAAtA0IqwoAAAC0DQKsCgAAALQNCLEKAADdErQNIgekCgAA4BIAMKUKAAAwABCmCgAA4BIAMJULAQD7DwAhnAsBAPsPACGyDQEA-w8AIbYNQAD8DwAhB6QKAADhEgAwpQoAAB0AEKYKAADhEgAwlQsBAIYQACGcCwEAhhAAIbINAQCGEAAhtg1AAIcQACEIpAoAAOISADClCgAAFwAQpgoAAOISADDeCgAA4xK4DSKcCwEA-w8AIbINAQD7DwAhtQ0BAPsPACG2DUAA_A8AIQcVAAD-DwAgFgAA5RIAIBcAAOUSACDhBAAAALgNCKsKAAAAuA0CrAoAAAC4DQixCgAA5BK4DSIHFQAA_g8AIBYAAOUSACAXAADlEgAg4QQAAAC4DQirCgAAALgNAqwKAAAAuA0IsQoAAOQSuA0iBOEEAAAAuA0IqwoAAAC4DQKsCgAAALgNCLEKAADlErgNIgikCgAA5hIAMKUKAAAEABCmCgAA5hIAMN4KAADnErgNIpwLAQCGEAAhsg0BAIYQACG1DQEAhhAAIbYNQACHEAAhBOEEAAAAuA0IqwoAAAC4DQKsCgAAALgNCLEKAADlErgNIgLeCgAAALgNArUNAQAAAAEAAAAAAAXBDQIAAAABxQ0CAAAAAcYNAgAAAAHHDQIAAAAByA0CAAAAAQHBDQEAAAABAcENQAAAAAEAAAAAAAAAAcENAQAAAAEAAAAAAAHBDQAAAL4KAgHBDUAAAAABBw8AAIkZACAQAACMGQAguw0AAIoZACC8DQAAixkAIL0NAADODgAgvg0AAM4OACC_DQAAwg4AIAMPAACJGQAguw0AAIoZACC_DQAAwg4AIAuxCQAAvxMAILIJAADAEwAgswkAAMETACDXCgAA9BIAIOUKAAD0EgAg5goAAPQSACDoCgAA9BIAIOoKAAD0EgAg6woAAPQSACDsCgAA9BIAIO4KAAD0EgAgAAAAAAAFwQ0EAAAAAcUNBAAAAAHGDQQAAAABxw0EAAAAAcgNBAAAAAEFwQ0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAAAAAcgNAgAAAAEFwQ0EAAAAAcUNBAAAAAHGDQQAAAABxw0EAAAAAcgNBAAAAAEFDwAAhBkAIBAAAIcZACC7DQAAhRkAILwNAACGGQAgvw0AAMIOACADDwAAhBkAILsNAACFGQAgvw0AAMIOACAAAAAAAAHBDSAAAAABBQ8AAP8YACAQAACCGQAguw0AAIAZACC8DQAAgRkAIL8NAADCDgAgAw8AAP8YACC7DQAAgBkAIL8NAADCDgAgAAAAAAABwQ0AAADeCgIFwQ0QAAAAAcUNEAAAAAHGDRAAAAABxw0QAAAAAcgNEAAAAAELDwAAsBMAMBAAALUTADC7DQAAsRMAMLwNAACyEwAwvQ0AALQTADC-DQAAtBMAML8NAAC0EwAwwA0AALMTACDBDQAAtBMAMMINAAC2EwAwww0AALcTADALDwAApBMAMBAAAKkTADC7DQAApRMAMLwNAACmEwAwvQ0AAKgTADC-DQAAqBMAML8NAACoEwAwwA0AAKcTACDBDQAAqBMAMMINAACqEwAwww0AAKsTADAHDwAAnxMAIBAAAKITACC7DQAAoBMAILwNAAChEwAgvQ0AAMwOACC-DQAAzA4AIL8NAACUDwAgC6cKAQAAAAGoCgEAAAABqQoBAAAAAaoKQAAAAAG1CgEAAAABvgoAAAC-CgK_CgEAAAABwApAAAAAAcEKQAAAAAHCCgIAAAABwwpAAAAAAQIAAACUDwAgDwAAnxMAIAMAAADMDgAgDwAAnxMAIBAAAKMTACANAAAAzA4AIAgAAKMTACCnCgEA7xIAIagKAQD4EgAhqQoBAPgSACGqCkAA8BIAIbUKAQDvEgAhvgoAAP4SvgoivwoBAPgSACHACkAA_xIAIcEKQAD_EgAhwgoCAO4SACHDCkAA_xIAIQunCgEA7xIAIagKAQD4EgAhqQoBAPgSACGqCkAA8BIAIbUKAQDvEgAhvgoAAP4SvgoivwoBAPgSACHACkAA_xIAIcEKQAD_EgAhwgoCAO4SACHDCkAA_xIAIQ2nCgQAAAABxAoBAAAAAcUKBAAAAAHGCoAAAAABxwoBAAAAAcgKAgAAAAHJCgQAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABzQoBAAAAAc4KAQAAAAHPCkAAAAABAgAAAMoOACAPAACvEwAgAwAAAMoOACAPAACvEwAgEAAArhMAIAEIAAD-GAAwErAJAAC_EAAgpAoAALwQADClCgAAyA4AEKYKAAC8EAAwpwoEAAAAAbwKAQCGEAAhxAoBAAAAAcUKBAC2EAAhxgoAAL0QACDHCgEAAAAByAoCAL4QACHJCgQAtxAAIcoKQACHEAAhywpAAJsQACHMCkAAmxAAIc0KAQCREAAhzgoBAJEQACHPCkAAmxAAIQIAAADKDgAgCAAArhMAIAIAAACsEwAgCAAArRMAIBGkCgAAqxMAMKUKAACsEwAQpgoAAKsTADCnCgQAthAAIbwKAQCGEAAhxAoBAJEQACHFCgQAthAAIcYKAAC9EAAgxwoBAJEQACHICgIAvhAAIckKBAC3EAAhygpAAIcQACHLCkAAmxAAIcwKQACbEAAhzQoBAJEQACHOCgEAkRAAIc8KQACbEAAhEaQKAACrEwAwpQoAAKwTABCmCgAAqxMAMKcKBAC2EAAhvAoBAIYQACHECgEAkRAAIcUKBAC2EAAhxgoAAL0QACDHCgEAkRAAIcgKAgC-EAAhyQoEALcQACHKCkAAhxAAIcsKQACbEAAhzApAAJsQACHNCgEAkRAAIc4KAQCREAAhzwpAAJsQACENpwoEAIgTACHECgEA-BIAIcUKBACIEwAhxgqAAAAAAccKAQD4EgAhyAoCAIkTACHJCgQAihMAIcoKQADwEgAhywpAAP8SACHMCkAA_xIAIc0KAQD4EgAhzgoBAPgSACHPCkAA_xIAIQ2nCgQAiBMAIcQKAQD4EgAhxQoEAIgTACHGCoAAAAABxwoBAPgSACHICgIAiRMAIckKBACKEwAhygpAAPASACHLCkAA_xIAIcwKQAD_EgAhzQoBAPgSACHOCgEA-BIAIc8KQAD_EgAhDacKBAAAAAHECgEAAAABxQoEAAAAAcYKgAAAAAHHCgEAAAAByAoCAAAAAckKBAAAAAHKCkAAAAABywpAAAAAAcwKQAAAAAHNCgEAAAABzgoBAAAAAc8KQAAAAAEJqgpAAAAAAbgKQAAAAAHWCgEAAAAB1woBAAAAAdgKBAAAAAHZCkAAAAAB2goBAAAAAdsKQAAAAAHcCiAAAAABAgAAAMYOACAPAAC7EwAgAwAAAMYOACAPAAC7EwAgEAAAuhMAIAEIAAD9GAAwDrAJAAC_EAAgpAoAAMAQADClCgAAxA4AEKYKAADAEAAwqgpAAIcQACG4CkAAhxAAIbwKAQCGEAAh1goBAAAAAdcKAQAAAAHYCgQAtxAAIdkKQACbEAAh2goBAJEQACHbCkAAmxAAIdwKIADBEAAhAgAAAMYOACAIAAC6EwAgAgAAALgTACAIAAC5EwAgDaQKAAC3EwAwpQoAALgTABCmCgAAtxMAMKoKQACHEAAhuApAAIcQACG8CgEAhhAAIdYKAQCGEAAh1woBAIYQACHYCgQAtxAAIdkKQACbEAAh2goBAJEQACHbCkAAmxAAIdwKIADBEAAhDaQKAAC3EwAwpQoAALgTABCmCgAAtxMAMKoKQACHEAAhuApAAIcQACG8CgEAhhAAIdYKAQCGEAAh1woBAIYQACHYCgQAtxAAIdkKQACbEAAh2goBAJEQACHbCkAAmxAAIdwKIADBEAAhCaoKQADwEgAhuApAAPASACHWCgEA7xIAIdcKAQDvEgAh2AoEAIoTACHZCkAA_xIAIdoKAQD4EgAh2wpAAP8SACHcCiAAkhMAIQmqCkAA8BIAIbgKQADwEgAh1goBAO8SACHXCgEA7xIAIdgKBACKEwAh2QpAAP8SACHaCgEA-BIAIdsKQAD_EgAh3AogAJITACEJqgpAAAAAAbgKQAAAAAHWCgEAAAAB1woBAAAAAdgKBAAAAAHZCkAAAAAB2goBAAAAAdsKQAAAAAHcCiAAAAABBA8AALATADC7DQAAsRMAML8NAAC0EwAwwA0AALMTACAEDwAApBMAMLsNAAClEwAwvw0AAKgTADDADQAApxMAIAMPAACfEwAguw0AAKATACC_DQAAlA8AIAAACLAJAACCEwAgqAoAAPQSACCpCgAA9BIAILwKAAD0EgAgvwoAAPQSACDACgAA9BIAIMEKAAD0EgAgwwoAAPQSACAAAAAAAAAAAAHBDQAAAP0KAgAAAAHBDQAAAIELAgAAAAAAAAAAAAAAAcENAAAAjAsCAAAAAAABwQ0AAACPCwIBwQ0AAACQCwIFwQ0QAAAAAcUNEAAAAAHGDRAAAAABxw0QAAAAAcgNEAAAAAEAAAAAAAUPAAD4GAAgEAAA-xgAILsNAAD5GAAgvA0AAPoYACC_DQAA3wwAIAMPAAD4GAAguw0AAPkYACC_DQAA3wwAIAAAAAAACw8AAPATADAQAAD1EwAwuw0AAPETADC8DQAA8hMAML0NAAD0EwAwvg0AAPQTADC_DQAA9BMAMMANAADzEwAgwQ0AAPQTADDCDQAA9hMAMMMNAAD3EwAwBr4KAQAAAAHCCgIAAAABwwpAAAAAAZULAQAAAAGgC0AAAAABowsBAAAAAQIAAADjDAAgDwAA-xMAIAMAAADjDAAgDwAA-xMAIBAAAPoTACABCAAA9xgAMAyLBwAA9xAAIKQKAAD2EAAwpQoAAOEMABCmCgAA9hAAML4KAQCGEAAhwgoCAIUQACHDCkAAmxAAIZULAQCGEAAhoAtAAJsQACGiCwEAhhAAIaMLAQCREAAhqQsAAPUQACACAAAA4wwAIAgAAPoTACACAAAA-BMAIAgAAPkTACAKpAoAAPcTADClCgAA-BMAEKYKAAD3EwAwvgoBAIYQACHCCgIAhRAAIcMKQACbEAAhlQsBAIYQACGgC0AAmxAAIaILAQCGEAAhowsBAJEQACEKpAoAAPcTADClCgAA-BMAEKYKAAD3EwAwvgoBAIYQACHCCgIAhRAAIcMKQACbEAAhlQsBAIYQACGgC0AAmxAAIaILAQCGEAAhowsBAJEQACEGvgoBAO8SACHCCgIA7hIAIcMKQAD_EgAhlQsBAO8SACGgC0AA_xIAIaMLAQD4EgAhBr4KAQDvEgAhwgoCAO4SACHDCkAA_xIAIZULAQDvEgAhoAtAAP8SACGjCwEA-BIAIQa-CgEAAAABwgoCAAAAAcMKQAAAAAGVCwEAAAABoAtAAAAAAaMLAQAAAAEEDwAA8BMAMLsNAADxEwAwvw0AAPQTADDADQAA8xMAIAAFnwgAAP0TACDXCgAA9BIAIN8KAAD0EgAg6QoAAPQSACCkCwAA9BIAIAAAAAAAAAAABQ8AAPIYACAQAAD1GAAguw0AAPMYACC8DQAA9BgAIL8NAAD3CgAgAw8AAPIYACC7DQAA8xgAIL8NAAD3CgAgAAAABQ8AAOoYACAQAADwGAAguw0AAOsYACC8DQAA7xgAIL8NAAD3CgAgBQ8AAOgYACAQAADtGAAguw0AAOkYACC8DQAA7BgAIL8NAACBDAAgAw8AAOoYACC7DQAA6xgAIL8NAAD3CgAgAw8AAOgYACC7DQAA6RgAIL8NAACBDAAgAAAAAAALDwAAlhQAMBAAAJsUADC7DQAAlxQAMLwNAACYFAAwvQ0AAJoUADC-DQAAmhQAML8NAACaFAAwwA0AAJkUACDBDQAAmhQAMMINAACcFAAwww0AAJ0UADAFiQcAAI4UACCnCgEAAAABygpAAAAAAa4LAQAAAAGwC0AAAAABAgAAAP0KACAPAAChFAAgAwAAAP0KACAPAAChFAAgEAAAoBQAIAEIAADnGAAwC4kHAACHEQAgiwcAAIsRACCkCgAAihEAMKUKAAD7CgAQpgoAAIoRADCnCgEAAAABygpAAIcQACGiCwEAhhAAIa4LAQCGEAAhsAtAAJsQACHGCwAAiREAIAIAAAD9CgAgCAAAoBQAIAIAAACeFAAgCAAAnxQAIAikCgAAnRQAMKUKAACeFAAQpgoAAJ0UADCnCgEAhhAAIcoKQACHEAAhogsBAIYQACGuCwEAhhAAIbALQACbEAAhCKQKAACdFAAwpQoAAJ4UABCmCgAAnRQAMKcKAQCGEAAhygpAAIcQACGiCwEAhhAAIa4LAQCGEAAhsAtAAJsQACEEpwoBAO8SACHKCkAA8BIAIa4LAQDvEgAhsAtAAP8SACEFiQcAAIwUACCnCgEA7xIAIcoKQADwEgAhrgsBAO8SACGwC0AA_xIAIQWJBwAAjhQAIKcKAQAAAAHKCkAAAAABrgsBAAAAAbALQAAAAAEEDwAAlhQAMLsNAACXFAAwvw0AAJoUADDADQAAmRQAIAAAAAAAAAUPAADiGAAgEAAA5RgAILsNAADjGAAgvA0AAOQYACC_DQAA9woAIAMPAADiGAAguw0AAOMYACC_DQAA9woAIAAAAAcPAADaGAAgEAAA4BgAILsNAADbGAAgvA0AAN8YACC9DQAA-QoAIL4NAAD5CgAgvw0AAO8KACALDwAAyhQAMBAAAM4UADC7DQAAyxQAMLwNAADMFAAwvQ0AAJoUADC-DQAAmhQAML8NAACaFAAwwA0AAM0UACDBDQAAmhQAMMINAADPFAAwww0AAJ0UADALDwAAvhQAMBAAAMMUADC7DQAAvxQAMLwNAADAFAAwvQ0AAMIUADC-DQAAwhQAML8NAADCFAAwwA0AAMEUACDBDQAAwhQAMMINAADEFAAwww0AAMUUADALDwAAshQAMBAAALcUADC7DQAAsxQAMLwNAAC0FAAwvQ0AALYUADC-DQAAthQAML8NAAC2FAAwwA0AALUUACDBDQAAthQAMMINAAC4FAAwww0AALkUADAG6QoBAAAAAZ0LQAAAAAG2CwEAAAABtwsQAAAAAbgLAgAAAAG5CxAAAAABAgAAAIcLACAPAAC9FAAgAwAAAIcLACAPAAC9FAAgEAAAvBQAIAEIAADeGAAwC4kHAACHEQAgpAoAAIYRADClCgAAhQsAEKYKAACGEQAw6QoBAAAAAZ0LQACHEAAhrgsBAIYQACG2CwEAhhAAIbcLEAC4EAAhuAsCAIUQACG5CxAAuBAAIQIAAACHCwAgCAAAvBQAIAIAAAC6FAAgCAAAuxQAIAqkCgAAuRQAMKUKAAC6FAAQpgoAALkUADDpCgEAhhAAIZ0LQACHEAAhrgsBAIYQACG2CwEAhhAAIbcLEAC4EAAhuAsCAIUQACG5CxAAuBAAIQqkCgAAuRQAMKUKAAC6FAAQpgoAALkUADDpCgEAhhAAIZ0LQACHEAAhrgsBAIYQACG2CwEAhhAAIbcLEAC4EAAhuAsCAIUQACG5CxAAuBAAIQbpCgEA7xIAIZ0LQADwEgAhtgsBAO8SACG3CxAAmxMAIbgLAgDuEgAhuQsQAJsTACEG6QoBAO8SACGdC0AA8BIAIbYLAQDvEgAhtwsQAJsTACG4CwIA7hIAIbkLEACbEwAhBukKAQAAAAGdC0AAAAABtgsBAAAAAbcLEAAAAAG4CwIAAAABuQsQAAAAAQKnCgEAAAABrwtAAAAAAQIAAACDCwAgDwAAyRQAIAMAAACDCwAgDwAAyRQAIBAAAMgUACABCAAA3RgAMAeJBwAAhxEAIKQKAACIEQAwpQoAAIELABCmCgAAiBEAMKcKAQAAAAGuCwEAhhAAIa8LQACHEAAhAgAAAIMLACAIAADIFAAgAgAAAMYUACAIAADHFAAgBqQKAADFFAAwpQoAAMYUABCmCgAAxRQAMKcKAQCGEAAhrgsBAIYQACGvC0AAhxAAIQakCgAAxRQAMKUKAADGFAAQpgoAAMUUADCnCgEAhhAAIa4LAQCGEAAhrwtAAIcQACECpwoBAO8SACGvC0AA8BIAIQKnCgEA7xIAIa8LQADwEgAhAqcKAQAAAAGvC0AAAAABBYsHAACPFAAgpwoBAAAAAcoKQAAAAAGiCwEAAAABsAtAAAAAAQIAAAD9CgAgDwAA0hQAIAMAAAD9CgAgDwAA0hQAIBAAANEUACABCAAA3BgAMAIAAAD9CgAgCAAA0RQAIAIAAACeFAAgCAAA0BQAIASnCgEA7xIAIcoKQADwEgAhogsBAO8SACGwC0AA_xIAIQWLBwAAjRQAIKcKAQDvEgAhygpAAPASACGiCwEA7xIAIbALQAD_EgAhBYsHAACPFAAgpwoBAAAAAcoKQAAAAAGiCwEAAAABsAtAAAAAAQMPAADaGAAguw0AANsYACC_DQAA7woAIAQPAADKFAAwuw0AAMsUADC_DQAAmhQAMMANAADNFAAgBA8AAL4UADC7DQAAvxQAML8NAADCFAAwwA0AAMEUACAEDwAAshQAMLsNAACzFAAwvw0AALYUADDADQAAtRQAIAAAAAUPAADVGAAgEAAA2BgAILsNAADWGAAgvA0AANcYACC_DQAA7woAIAMPAADVGAAguw0AANYYACC_DQAA7woAIAAAAAAAAAsPAADwFAAwEAAA9RQAMLsNAADxFAAwvA0AAPIUADC9DQAA9BQAML4NAAD0FAAwvw0AAPQUADDADQAA8xQAIMENAAD0FAAwwg0AAPYUADDDDQAA9xQAMAsPAADkFAAwEAAA6RQAMLsNAADlFAAwvA0AAOYUADC9DQAA6BQAML4NAADoFAAwvw0AAOgUADDADQAA5xQAIMENAADoFAAwwg0AAOoUADDDDQAA6xQAMA2KBwAA1BQAIIwHAADVFAAgjQcAANYUACCnCgEAAAABqgpAAAAAAbgKQAAAAAH_CkAAAAABlQsBAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LIAAAAAG-C0AAAAABAgAAAPcKACAPAADvFAAgAwAAAPcKACAPAADvFAAgEAAA7hQAIAEIAADUGAAwEuEEAACQEQAgigcAAP8QACCMBwAAkREAII0HAACSEQAgpAoAAI8RADClCgAA9QoAEKYKAACPEQAwpwoBAAAAAaoKQACHEAAhuApAAJsQACH_CkAAmxAAIZULAQAAAAGkCwEAkRAAIboLAQCGEAAhuwsBAIYQACG8CwEAkRAAIb0LIADBEAAhvgtAAJsQACECAAAA9woAIAgAAO4UACACAAAA7BQAIAgAAO0UACAOpAoAAOsUADClCgAA7BQAEKYKAADrFAAwpwoBAIYQACGqCkAAhxAAIbgKQACbEAAh_wpAAJsQACGVCwEAkRAAIaQLAQCREAAhugsBAIYQACG7CwEAhhAAIbwLAQCREAAhvQsgAMEQACG-C0AAmxAAIQ6kCgAA6xQAMKUKAADsFAAQpgoAAOsUADCnCgEAhhAAIaoKQACHEAAhuApAAJsQACH_CkAAmxAAIZULAQCREAAhpAsBAJEQACG6CwEAhhAAIbsLAQCGEAAhvAsBAJEQACG9CyAAwRAAIb4LQACbEAAhCqcKAQDvEgAhqgpAAPASACG4CkAA_xIAIf8KQAD_EgAhlQsBAPgSACG6CwEA7xIAIbsLAQDvEgAhvAsBAPgSACG9CyAAkhMAIb4LQAD_EgAhDYoHAACvFAAgjAcAALAUACCNBwAAsRQAIKcKAQDvEgAhqgpAAPASACG4CkAA_xIAIf8KQAD_EgAhlQsBAPgSACG6CwEA7xIAIbsLAQDvEgAhvAsBAPgSACG9CyAAkhMAIb4LQAD_EgAhDYoHAADUFAAgjAcAANUUACCNBwAA1hQAIKcKAQAAAAGqCkAAAAABuApAAAAAAf8KQAAAAAGVCwEAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsgAAAAAb4LQAAAAAEC3woBAAAAAb8LQAAAAAECAAAA8woAIA8AAPsUACADAAAA8woAIA8AAPsUACAQAAD6FAAgAQgAANMYADAI4QQAAJURACCkCgAAlBEAMKUKAADxCgAQpgoAAJQRADDfCgEAhhAAIaQLAQCGEAAhvwtAAIcQACHHCwAAkxEAIAIAAADzCgAgCAAA-hQAIAIAAAD4FAAgCAAA-RQAIAakCgAA9xQAMKUKAAD4FAAQpgoAAPcUADDfCgEAhhAAIaQLAQCGEAAhvwtAAIcQACEGpAoAAPcUADClCgAA-BQAEKYKAAD3FAAw3woBAIYQACGkCwEAhhAAIb8LQACHEAAhAt8KAQDvEgAhvwtAAPASACEC3woBAO8SACG_C0AA8BIAIQLfCgEAAAABvwtAAAAAAQQPAADwFAAwuw0AAPEUADC_DQAA9BQAMMANAADzFAAgBA8AAOQUADC7DQAA5RQAML8NAADoFAAwwA0AAOcUACAAAArhBAAAghUAIIoHAACjFAAgjAcAAIMVACCNBwAAhBUAILgKAAD0EgAg_woAAPQSACCVCwAA9BIAIKQLAAD0EgAgvAsAAPQSACC-CwAA9BIAIAKKBwAAoxQAINcKAAD0EgAgBYgHAAD-FAAgjgcAAP8UACDDCwAA9BIAIMQLAAD0EgAgxQsAAPQSACAAAAAAAAAAAAAAAAAAAAAABQ8AAM4YACAQAADRGAAguw0AAM8YACC8DQAA0BgAIL8NAADwCQAgAw8AAM4YACC7DQAAzxgAIL8NAADwCQAgAAAACw8AAJkVADAQAACeFQAwuw0AAJoVADC8DQAAmxUAML0NAACdFQAwvg0AAJ0VADC_DQAAnRUAMMANAACcFQAgwQ0AAJ0VADDCDQAAnxUAMMMNAACgFQAwBqcKAQAAAAHQCwEAAAAB0QuAAAAAAdILIAAAAAHTC0AAAAAB1AsgAAAAAQIAAAD0CQAgDwAApBUAIAMAAAD0CQAgDwAApBUAIBAAAKMVACABCAAAzRgAMAu2BgAAohEAIKQKAAChEQAwpQoAAPIJABCmCgAAoREAMKcKAQAAAAHPCwEAhhAAIdALAQCGEAAh0QsAANAQACDSCyAAwRAAIdMLQACHEAAh1AsgAMEQACECAAAA9AkAIAgAAKMVACACAAAAoRUAIAgAAKIVACAKpAoAAKAVADClCgAAoRUAEKYKAACgFQAwpwoBAIYQACHPCwEAhhAAIdALAQCGEAAh0QsAANAQACDSCyAAwRAAIdMLQACHEAAh1AsgAMEQACEKpAoAAKAVADClCgAAoRUAEKYKAACgFQAwpwoBAIYQACHPCwEAhhAAIdALAQCGEAAh0QsAANAQACDSCyAAwRAAIdMLQACHEAAh1AsgAMEQACEGpwoBAO8SACHQCwEA7xIAIdELgAAAAAHSCyAAkhMAIdMLQADwEgAh1AsgAJITACEGpwoBAO8SACHQCwEA7xIAIdELgAAAAAHSCyAAkhMAIdMLQADwEgAh1AsgAJITACEGpwoBAAAAAdALAQAAAAHRC4AAAAAB0gsgAAAAAdMLQAAAAAHUCyAAAAABBA8AAJkVADC7DQAAmhUAML8NAACdFQAwwA0AAJwVACAAAbcGAACmFQAgAAAAAAAFDwAAyBgAIBAAAMsYACC7DQAAyRgAILwNAADKGAAgvw0AAKgIACADDwAAyBgAILsNAADJGAAgvw0AAKgIACAAAAAAAAUPAADCGAAgEAAAxhgAILsNAADDGAAgvA0AAMUYACC_DQAApAgAIAsPAAC2FQAwEAAAuxUAMLsNAAC3FQAwvA0AALgVADC9DQAAuhUAML4NAAC6FQAwvw0AALoVADDADQAAuRUAIMENAAC6FQAwwg0AALwVADDDDQAAvRUAMAK3CxAAAAAB1wsCAAAAAQIAAACsCAAgDwAAwRUAIAMAAACsCAAgDwAAwRUAIBAAAMAVACABCAAAxBgAMAizBQAAwhEAIKQKAADBEQAwpQoAAKoIABCmCgAAwREAMLcLEAC4EAAh1gsBAMYQACHXCwIAhRAAIYcMAADAEQAgAgAAAKwIACAIAADAFQAgAgAAAL4VACAIAAC_FQAgBqQKAAC9FQAwpQoAAL4VABCmCgAAvRUAMLcLEAC4EAAh1gsBAMYQACHXCwIAhRAAIQakCgAAvRUAMKUKAAC-FQAQpgoAAL0VADC3CxAAuBAAIdYLAQDGEAAh1wsCAIUQACECtwsQAJsTACHXCwIA7hIAIQK3CxAAmxMAIdcLAgDuEgAhArcLEAAAAAHXCwIAAAABAw8AAMIYACC7DQAAwxgAIL8NAACkCAAgBA8AALYVADC7DQAAtxUAML8NAAC6FQAwwA0AALkVACAAAAAAAAAAAAAAAAHBDQABAAABAAAAAAABwQ0AAQAAAQAAAAAAAAAACw8AAN8VADAQAADkFQAwuw0AAOAVADC8DQAA4RUAML0NAADjFQAwvg0AAOMVADC_DQAA4xUAMMANAADiFQAgwQ0AAOMVADDCDQAA5RUAMMMNAADmFQAwEbQFAADDFQAgpwoBAAAAAaoKQAAAAAG-CgEAAAABvwoBAAAAAcIKAgAAAAHoCgEAAAABnAsBAAAAAZ8LQAAAAAG3CxAAAAAB2QsBAAAAAdoLAQAAAAHbCwEAAAAB3AuAAAAAAd0LQAAAAAHeC0AAAAAB3wtAAAAAAQIAAACoCAAgDwAA6hUAIAMAAACoCAAgDwAA6hUAIBAAAOkVACABCAAAwRgAMBeyBQAAxREAILQFAADGEQAgpAoAAMQRADClCgAApggAEKYKAADEEQAwpwoBAAAAAaoKQACHEAAhvgoBAIYQACG_CgEAkRAAIcIKAgCFEAAh6AoBAJEQACGcCwEAhhAAIZ8LQACHEAAhtwsQALgQACHYCwEAxhAAIdkLAQCGEAAh2gsBAIYQACHbCwEAkRAAIdwLAAC9EAAg3QtAAJsQACHeC0AAmxAAId8LQACbEAAhiAwAAMMRACACAAAAqAgAIAgAAOkVACACAAAA5xUAIAgAAOgVACAUpAoAAOYVADClCgAA5xUAEKYKAADmFQAwpwoBAMYQACGqCkAAhxAAIb4KAQCGEAAhvwoBAJEQACHCCgIAhRAAIegKAQCREAAhnAsBAIYQACGfC0AAhxAAIbcLEAC4EAAh2AsBAMYQACHZCwEAhhAAIdoLAQCGEAAh2wsBAJEQACHcCwAAvRAAIN0LQACbEAAh3gtAAJsQACHfC0AAmxAAIRSkCgAA5hUAMKUKAADnFQAQpgoAAOYVADCnCgEAxhAAIaoKQACHEAAhvgoBAIYQACG_CgEAkRAAIcIKAgCFEAAh6AoBAJEQACGcCwEAhhAAIZ8LQACHEAAhtwsQALgQACHYCwEAxhAAIdkLAQCGEAAh2gsBAIYQACHbCwEAkRAAIdwLAAC9EAAg3QtAAJsQACHeC0AAmxAAId8LQACbEAAhEKcKAQDvEgAhqgpAAPASACG-CgEA7xIAIb8KAQD4EgAhwgoCAO4SACHoCgEA-BIAIZwLAQDvEgAhnwtAAPASACG3CxAAmxMAIdkLAQDvEgAh2gsBAO8SACHbCwEA-BIAIdwLgAAAAAHdC0AA_xIAId4LQAD_EgAh3wtAAP8SACERtAUAALUVACCnCgEA7xIAIaoKQADwEgAhvgoBAO8SACG_CgEA-BIAIcIKAgDuEgAh6AoBAPgSACGcCwEA7xIAIZ8LQADwEgAhtwsQAJsTACHZCwEA7xIAIdoLAQDvEgAh2wsBAPgSACHcC4AAAAAB3QtAAP8SACHeC0AA_xIAId8LQAD_EgAhEbQFAADDFQAgpwoBAAAAAaoKQAAAAAG-CgEAAAABvwoBAAAAAcIKAgAAAAHoCgEAAAABnAsBAAAAAZ8LQAAAAAG3CxAAAAAB2QsBAAAAAdoLAQAAAAHbCwEAAAAB3AuAAAAAAd0LQAAAAAHeC0AAAAAB3wtAAAAAAQQPAADfFQAwuw0AAOAVADC_DQAA4xUAMMANAADiFQAgAAmyBQAA7hUAILQFAADvFQAgvwoAAPQSACDoCgAA9BIAINsLAAD0EgAg3AsAAPQSACDdCwAA9BIAIN4LAAD0EgAg3wsAAPQSACAOtQUAAOwVACDoCgAA9BIAINALAAD0EgAg4gsAAPQSACDsCwAA9BIAIPkLAAD0EgAg-gsAAPQSACD7CwAA9BIAIIAMAAD0EgAggQwAAPQSACCCDAAA9BIAIIMMAAD0EgAghAwAAPQSACCGDAAA9BIAIAAAAAAAAAAAAAAAAAAAAcENAAAAjgwCAAAAAAAFDwAAvBgAIBAAAL8YACC7DQAAvRgAILwNAAC-GAAgvw0AAKUHACADDwAAvBgAILsNAAC9GAAgvw0AAKUHACAAAAAAAAsPAACLFgAwEAAAkBYAMLsNAACMFgAwvA0AAI0WADC9DQAAjxYAML4NAACPFgAwvw0AAI8WADDADQAAjhYAIMENAACPFgAwwg0AAJEWADDDDQAAkhYAMAanCgQAAAABuwsBAAAAAcILAQAAAAGUDAEAAAABlQwBAAAAAZYMAgAAAAECAAAAqQcAIA8AAJYWACADAAAAqQcAIA8AAJYWACAQAACVFgAgAQgAALsYADAL3AEBAIYQACHhBAAA1hEAIKQKAADVEQAwpQoAAKcHABCmCgAA1REAMKcKBAAAAAG7CwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhAgAAAKkHACAIAACVFgAgAgAAAJMWACAIAACUFgAgCtwBAQCGEAAhpAoAAJIWADClCgAAkxYAEKYKAACSFgAwpwoEALYQACG7CwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhCtwBAQCGEAAhpAoAAJIWADClCgAAkxYAEKYKAACSFgAwpwoEALYQACG7CwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhBqcKBACIEwAhuwsBAO8SACHCCwEA7xIAIZQMAQDvEgAhlQwBAO8SACGWDAIA7hIAIQanCgQAiBMAIbsLAQDvEgAhwgsBAO8SACGUDAEA7xIAIZUMAQDvEgAhlgwCAO4SACEGpwoEAAAAAbsLAQAAAAHCCwEAAAABlAwBAAAAAZUMAQAAAAGWDAIAAAABBA8AAIsWADC7DQAAjBYAML8NAACPFgAwwA0AAI4WACAAAd0BAACYFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAHBDQAAAJ4MAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAthgAIBAAALkYACC7DQAAtxgAILwNAAC4GAAgvw0AAPcEACADDwAAthgAILsNAAC3GAAgvw0AAPcEACAAAAAAAALBDQEAAAAExA0BAAAABQsPAADNFgAwEAAA0hYAMLsNAADOFgAwvA0AAM8WADC9DQAA0RYAML4NAADRFgAwvw0AANEWADDADQAA0BYAIMENAADRFgAwwg0AANMWADDDDQAA1BYAMAqnCgIAAAABkgsBAAAAAeILAQAAAAGDDAEAAAABpAwAAQAAAacMAQAAAAGoDAEAAAABqQwBAAAAAaoMAQAAAAGrDAABAAABAgAAAPsEACAPAADYFgAgAwAAAPsEACAPAADYFgAgEAAA1xYAIAEIAAC1GAAwEJ8DAAD5EQAgpAoAAPgRADClCgAA-QQAEKYKAAD4EQAwpwoCAAAAAZILAQCREAAh4gsBAIYQACGDDAEAhhAAIaQMAAGvEQAhpgwCAIUQACGnDAEAhhAAIagMAQCGEAAhqQwBAJEQACGqDAEAkRAAIasMAAG1EQAhtwwAAPcRACACAAAA-wQAIAgAANcWACACAAAA1RYAIAgAANYWACAOpAoAANQWADClCgAA1RYAEKYKAADUFgAwpwoCAIUQACGSCwEAkRAAIeILAQCGEAAhgwwBAIYQACGkDAABrxEAIaYMAgCFEAAhpwwBAIYQACGoDAEAhhAAIakMAQCREAAhqgwBAJEQACGrDAABtREAIQ6kCgAA1BYAMKUKAADVFgAQpgoAANQWADCnCgIAhRAAIZILAQCREAAh4gsBAIYQACGDDAEAhhAAIaQMAAGvEQAhpgwCAIUQACGnDAEAhhAAIagMAQCGEAAhqQwBAJEQACGqDAEAkRAAIasMAAG1EQAhCqcKAgDuEgAhkgsBAPgSACHiCwEA7xIAIYMMAQDvEgAhpAwAAc8VACGnDAEA7xIAIagMAQDvEgAhqQwBAPgSACGqDAEA-BIAIasMAAHVFQAhCqcKAgDuEgAhkgsBAPgSACHiCwEA7xIAIYMMAQDvEgAhpAwAAc8VACGnDAEA7xIAIagMAQDvEgAhqQwBAPgSACGqDAEA-BIAIasMAAHVFQAhCqcKAgAAAAGSCwEAAAAB4gsBAAAAAYMMAQAAAAGkDAABAAABpwwBAAAAAagMAQAAAAGpDAEAAAABqgwBAAAAAasMAAEAAAEBwQ0BAAAABAQPAADNFgAwuw0AAM4WADC_DQAA0RYAMMANAADQFgAgAAOgAwAA2xYAILAMAAD0EgAgsQwAAPQSACAAAAAAAAAAAAUPAACwGAAgEAAAsxgAILsNAACxGAAgvA0AALIYACC_DQAA-QMAIAMPAACwGAAguw0AALEYACC_DQAA-QMAIAAAAAAAAcENAAAAwAwCBw8AAKoYACAQAACuGAAguw0AAKsYACC8DQAArRgAIL0NAAD7AwAgvg0AAPsDACC_DQAA8QMAIAsPAADvFgAwEAAA9BYAMLsNAADwFgAwvA0AAPEWADC9DQAA8xYAML4NAADzFgAwvw0AAPMWADDADQAA8hYAIMENAADzFgAwwg0AAPUWADDDDQAA9hYAMASnCgEAAAABqgpAAAAAAd8KAQAAAAG8DAQAAAABAgAAAP8DACAPAAD6FgAgAwAAAP8DACAPAAD6FgAgEAAA-RYAIAEIAACsGAAwCswCAACIEgAgpAoAAIcSADClCgAA_QMAEKYKAACHEgAwpwoBAAAAAaoKQACHEAAh3woBAIYQACG7DAEAxhAAIbwMBAC2EAAhxgwAAIYSACACAAAA_wMAIAgAAPkWACACAAAA9xYAIAgAAPgWACAIpAoAAPYWADClCgAA9xYAEKYKAAD2FgAwpwoBAMYQACGqCkAAhxAAId8KAQCGEAAhuwwBAMYQACG8DAQAthAAIQikCgAA9hYAMKUKAAD3FgAQpgoAAPYWADCnCgEAxhAAIaoKQACHEAAh3woBAIYQACG7DAEAxhAAIbwMBAC2EAAhBKcKAQDvEgAhqgpAAPASACHfCgEA7xIAIbwMBACIEwAhBKcKAQDvEgAhqgpAAPASACHfCgEA7xIAIbwMBACIEwAhBKcKAQAAAAGqCkAAAAAB3woBAAAAAbwMBAAAAAEDDwAAqhgAILsNAACrGAAgvw0AAPEDACAEDwAA7xYAMLsNAADwFgAwvw0AAPMWADDADQAA8hYAIAAAAAHBDQAAAMQMAgUPAAClGAAgEAAAqBgAILsNAACmGAAgvA0AAKcYACC_DQAA8QMAIAMPAAClGAAguw0AAKYYACC_DQAA8QMAIAAAAAsPAACUFwAwEAAAmRcAMLsNAACVFwAwvA0AAJYXADC9DQAAmBcAML4NAACYFwAwvw0AAJgXADDADQAAlxcAIMENAACYFwAwwg0AAJoXADDDDQAAmxcAMAsPAACIFwAwEAAAjRcAMLsNAACJFwAwvA0AAIoXADC9DQAAjBcAML4NAACMFwAwvw0AAIwXADDADQAAixcAIMENAACMFwAwwg0AAI4XADDDDQAAjxcAMAzNAgAA_BYAIKcKAQAAAAGqCkAAAAABuApAAAAAAb8KAQAAAAHuCwAAAMAMArwMBAAAAAG9DAEAAAABvgwBAAAAAcAMBAAAAAHBDAQAAAABwgxAAAAAAQIAAAD5AwAgDwAAkxcAIAMAAAD5AwAgDwAAkxcAIBAAAJIXACABCAAApBgAMBHKAgAAjhIAIM0CAACPEgAgpAoAAIwSADClCgAA9wMAEKYKAACMEgAwpwoBAAAAAaoKQACHEAAhuApAAJsQACG_CgEAkRAAIe4LAACNEsAMIvkLAQC9EQAhvAwEALYQACG9DAEAAAABvgwBAIYQACHADAQAthAAIcEMBAC2EAAhwgxAAJsQACECAAAA-QMAIAgAAJIXACACAAAAkBcAIAgAAJEXACAPpAoAAI8XADClCgAAkBcAEKYKAACPFwAwpwoBAMYQACGqCkAAhxAAIbgKQACbEAAhvwoBAJEQACHuCwAAjRLADCL5CwEAvREAIbwMBAC2EAAhvQwBAIYQACG-DAEAhhAAIcAMBAC2EAAhwQwEALYQACHCDEAAmxAAIQ-kCgAAjxcAMKUKAACQFwAQpgoAAI8XADCnCgEAxhAAIaoKQACHEAAhuApAAJsQACG_CgEAkRAAIe4LAACNEsAMIvkLAQC9EQAhvAwEALYQACG9DAEAhhAAIb4MAQCGEAAhwAwEALYQACHBDAQAthAAIcIMQACbEAAhC6cKAQDvEgAhqgpAAPASACG4CkAA_xIAIb8KAQD4EgAh7gsAAOwWwAwivAwEAIgTACG9DAEA7xIAIb4MAQDvEgAhwAwEAIgTACHBDAQAiBMAIcIMQAD_EgAhDM0CAADuFgAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAhvwoBAPgSACHuCwAA7BbADCK8DAQAiBMAIb0MAQDvEgAhvgwBAO8SACHADAQAiBMAIcEMBACIEwAhwgxAAP8SACEMzQIAAPwWACCnCgEAAAABqgpAAAAAAbgKQAAAAAG_CgEAAAAB7gsAAADADAK8DAQAAAABvQwBAAAAAb4MAQAAAAHADAQAAAABwQwEAAAAAcIMQAAAAAEDqgpAAAAAAd8KAQAAAAHEDAAAAMQMAgIAAAD1AwAgDwAAnxcAIAMAAAD1AwAgDwAAnxcAIBAAAJ4XACABCAAAoxgAMAnKAgAAkxIAIKQKAACREgAwpQoAAPMDABCmCgAAkRIAMKoKQACHEAAh3woBAIYQACH5CwEAxhAAIcQMAACSEsQMIscMAACQEgAgAgAAAPUDACAIAACeFwAgAgAAAJwXACAIAACdFwAgB6QKAACbFwAwpQoAAJwXABCmCgAAmxcAMKoKQACHEAAh3woBAIYQACH5CwEAxhAAIcQMAACSEsQMIgekCgAAmxcAMKUKAACcFwAQpgoAAJsXADCqCkAAhxAAId8KAQCGEAAh-QsBAMYQACHEDAAAkhLEDCIDqgpAAPASACHfCgEA7xIAIcQMAACAF8QMIgOqCkAA8BIAId8KAQDvEgAhxAwAAIAXxAwiA6oKQAAAAAHfCgEAAAABxAwAAADEDAIEDwAAlBcAMLsNAACVFwAwvw0AAJgXADDADQAAlxcAIAQPAACIFwAwuw0AAIkXADC_DQAAjBcAMMANAACLFwAgAAAGygIAAKUXACDNAgAAphcAILgKAAD0EgAgvwoAAPQSACD5CwAA9BIAIMIMAAD0EgAgAssCAACiFwAgzgIAAKMXACAAAAAAAcENIAAAAAEAAAAAAAHBDQAAAMwMAgAAAALBDQEAAAAExA0BAAAABQLBDQEAAAAExA0BAAAABQAAAAAAAAAAAAAAAAAFDwAAnhgAIBAAAKEYACC7DQAAnxgAILwNAACgGAAgvw0AAMYCACADDwAAnhgAILsNAACfGAAgvw0AAMYCACAAAAAAAAHBDQAAAOkMAgsPAADMFwAwEAAA0RcAMLsNAADNFwAwvA0AAM4XADC9DQAA0BcAML4NAADQFwAwvw0AANAXADDADQAAzxcAIMENAADQFwAwwg0AANIXADDDDQAA0xcAMAWnCgQAAAABwgsBAAAAAZQMAQAAAAGVDAEAAAABlgwCAAAAAQIAAADKAgAgDwAA1xcAIAMAAADKAgAgDwAA1xcAIBAAANYXACABCAAAnRgAMArcAQAAsRIAIKQKAACwEgAwpQoAAMgCABCmCgAAsBIAMKcKBAAAAAHACwEAhhAAIcILAQCGEAAhlAwBAIYQACGVDAEAhhAAIZYMAgCFEAAhAgAAAMoCACAIAADWFwAgAgAAANQXACAIAADVFwAgCaQKAADTFwAwpQoAANQXABCmCgAA0xcAMKcKBAC2EAAhwAsBAIYQACHCCwEAhhAAIZQMAQCGEAAhlQwBAIYQACGWDAIAhRAAIQmkCgAA0xcAMKUKAADUFwAQpgoAANMXADCnCgQAthAAIcALAQCGEAAhwgsBAIYQACGUDAEAhhAAIZUMAQCGEAAhlgwCAIUQACEFpwoEAIgTACHCCwEA7xIAIZQMAQDvEgAhlQwBAO8SACGWDAIA7hIAIQWnCgQAiBMAIcILAQDvEgAhlAwBAO8SACGVDAEA7xIAIZYMAgDuEgAhBacKBAAAAAHCCwEAAAABlAwBAAAAAZUMAQAAAAGWDAIAAAABBA8AAMwXADC7DQAAzRcAML8NAADQFwAwwA0AAM8XACAACt0BAADZFwAguAoAAPQSACDpDAAA9BIAIOoMAAD0EgAg6wwAAPQSACDsDAAA9BIAIO0MAAD0EgAg7wwAAPQSACDwDAAA9BIAIPEMAAD0EgAgAAAAAAABwQ0AAADzDAIBwQ0AAAD0DAIAAAAAAAAAAAAAAAAAAAAAAAAAAAHBDQAAAJMNAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHBDQAAALQNAgAAAAAAAAHBDQAAALgNAgWnCgQAAAABwgsBAAAAAZQMAQAAAAGVDAEAAAABlgwCAAAAARCqCkAAAAABuApAAAAAAb4KAAAA6QwCgQsEAAAAAbsLAQAAAAHCCwEAAAABlwwCAAAAAekMQAAAAAHqDAEAAAAB6wxAAAAAAewMQAAAAAHtDEAAAAAB7gwCAAAAAe8MQAAAAAHwDEAAAAAB8QxAAAAAAQIAAADGAgAgDwAAnhgAIAMAAADOAgAgDwAAnhgAIBAAAKIYACASAAAAzgIAIAgAAKIYACCqCkAA8BIAIbgKQAD_EgAhvgoAAMoX6QwigQsEAIgTACG7CwEA7xIAIcILAQDvEgAhlwwCAO4SACHpDEAA_xIAIeoMAQD4EgAh6wxAAP8SACHsDEAA_xIAIe0MQAD_EgAh7gwCAO4SACHvDEAA_xIAIfAMQAD_EgAh8QxAAP8SACEQqgpAAPASACG4CkAA_xIAIb4KAADKF-kMIoELBACIEwAhuwsBAO8SACHCCwEA7xIAIZcMAgDuEgAh6QxAAP8SACHqDAEA-BIAIesMQAD_EgAh7AxAAP8SACHtDEAA_xIAIe4MAgDuEgAh7wxAAP8SACHwDEAA_xIAIfEMQAD_EgAhA6oKQAAAAAHfCgEAAAABxAwAAADEDAILpwoBAAAAAaoKQAAAAAG4CkAAAAABvwoBAAAAAe4LAAAAwAwCvAwEAAAAAb0MAQAAAAG-DAEAAAABwAwEAAAAAcEMBAAAAAHCDEAAAAABBs4CAAChFwAgpwoBAAAAAaoKQAAAAAHCCwEAAAABvgwBAAAAAcUMAQAAAAECAAAA8QMAIA8AAKUYACADAAAA-wMAIA8AAKUYACAQAACpGAAgCAAAAPsDACAIAACpGAAgzgIAAIcXACCnCgEA7xIAIaoKQADwEgAhwgsBAO8SACG-DAEA7xIAIcUMAQDvEgAhBs4CAACHFwAgpwoBAO8SACGqCkAA8BIAIcILAQDvEgAhvgwBAO8SACHFDAEA7xIAIQbLAgAAoBcAIKcKAQAAAAGqCkAAAAABwgsBAAAAAb4MAQAAAAHFDAEAAAABAgAAAPEDACAPAACqGAAgBKcKAQAAAAGqCkAAAAAB3woBAAAAAbwMBAAAAAEDAAAA-wMAIA8AAKoYACAQAACvGAAgCAAAAPsDACAIAACvGAAgywIAAIYXACCnCgEA7xIAIaoKQADwEgAhwgsBAO8SACG-DAEA7xIAIcUMAQDvEgAhBssCAACGFwAgpwoBAO8SACGqCkAA8BIAIcILAQDvEgAhvgwBAO8SACHFDAEA7xIAIQ3KAgAA-xYAIKcKAQAAAAGqCkAAAAABuApAAAAAAb8KAQAAAAHuCwAAAMAMAvkLAQAAAAG8DAQAAAABvQwBAAAAAb4MAQAAAAHADAQAAAABwQwEAAAAAcIMQAAAAAECAAAA-QMAIA8AALAYACADAAAA9wMAIA8AALAYACAQAAC0GAAgDwAAAPcDACAIAAC0GAAgygIAAO0WACCnCgEA7xIAIaoKQADwEgAhuApAAP8SACG_CgEA-BIAIe4LAADsFsAMIvkLAQD4EgAhvAwEAIgTACG9DAEA7xIAIb4MAQDvEgAhwAwEAIgTACHBDAQAiBMAIcIMQAD_EgAhDcoCAADtFgAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAhvwoBAPgSACHuCwAA7BbADCL5CwEA-BIAIbwMBACIEwAhvQwBAO8SACG-DAEA7xIAIcAMBACIEwAhwQwEAIgTACHCDEAA_xIAIQqnCgIAAAABkgsBAAAAAeILAQAAAAGDDAEAAAABpAwAAQAAAacMAQAAAAGoDAEAAAABqQwBAAAAAaoMAQAAAAGrDAABAAABCqcKAgAAAAGoDAEAAAABrAwBAAAAAa0MAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDAEAAAABsgwAANkWACCzDCAAAAABAgAAAPcEACAPAAC2GAAgAwAAAP8EACAPAAC2GAAgEAAAuhgAIAwAAAD_BAAgCAAAuhgAIKcKAgDuEgAhqAwBAO8SACGsDAEA7xIAIa0MAQDvEgAhrgwBAO8SACGvDAEA7xIAIbAMAQD4EgAhsQwBAPgSACGyDAAAyxYAILMMIACSEwAhCqcKAgDuEgAhqAwBAO8SACGsDAEA7xIAIa0MAQDvEgAhrgwBAO8SACGvDAEA7xIAIbAMAQD4EgAhsQwBAPgSACGyDAAAyxYAILMMIACSEwAhBqcKBAAAAAG7CwEAAAABwgsBAAAAAZQMAQAAAAGVDAEAAAABlgwCAAAAAQLCCwEAAAABlwwCAAAAAQIAAAClBwAgDwAAvBgAIAMAAACtBwAgDwAAvBgAIBAAAMAYACAEAAAArQcAIAgAAMAYACDCCwEA7xIAIZcMAgDuEgAhAsILAQDvEgAhlwwCAO4SACEQpwoBAAAAAaoKQAAAAAG-CgEAAAABvwoBAAAAAcIKAgAAAAHoCgEAAAABnAsBAAAAAZ8LQAAAAAG3CxAAAAAB2QsBAAAAAdoLAQAAAAHbCwEAAAAB3AuAAAAAAd0LQAAAAAHeC0AAAAAB3wtAAAAAASCnCgEAAAABqgpAAAAAAb4KAQAAAAHoCgEAAAABnAsBAAAAAZ8LQAAAAAG2CwEAAAABtwsQAAAAAdALAQAAAAHiCwEAAAAB5AsBAAAAAeYLAQAAAAHsC0AAAAAB7gsBAAAAAe8LAQAAAAHxC0AAAAAB8gsBAAAAAfMLAQAAAAH5CwEAAAAB-gsCAAAAAfsLAgAAAAH8CyAAAAAB_QsgAAAAAf4LAQAAAAH_CwEAAAABgAwQAAAAAYEMEAAAAAGCDBAAAAABgwwBAAAAAYQMAQAAAAGFDAEAAAABhgwBAAAAAQIAAACkCAAgDwAAwhgAIAK3CxAAAAAB1wsCAAAAAQMAAACxCAAgDwAAwhgAIBAAAMcYACAiAAAAsQgAIAgAAMcYACCnCgEA7xIAIaoKQADwEgAhvgoBAO8SACHoCgEA-BIAIZwLAQDvEgAhnwtAAPASACG2CwEA7xIAIbcLEACbEwAh0AsBAPgSACHiCwEA-BIAIeQLAQDvEgAh5gsBAO8SACHsC0AA_xIAIe4LAQDvEgAh7wsBAO8SACHxC0AA8BIAIfILAQDvEgAh8wsBAO8SACH5CwEA-BIAIfoLAgCJEwAh-wsCAIkTACH8CyAAkhMAIf0LIACSEwAh_gsBAO8SACH_CwEA7xIAIYAMEADiEwAhgQwQAOITACGCDBAA4hMAIYMMAQD4EgAhhAwBAPgSACGFDAEA7xIAIYYMAQD4EgAhIKcKAQDvEgAhqgpAAPASACG-CgEA7xIAIegKAQD4EgAhnAsBAO8SACGfC0AA8BIAIbYLAQDvEgAhtwsQAJsTACHQCwEA-BIAIeILAQD4EgAh5AsBAO8SACHmCwEA7xIAIewLQAD_EgAh7gsBAO8SACHvCwEA7xIAIfELQADwEgAh8gsBAO8SACHzCwEA7xIAIfkLAQD4EgAh-gsCAIkTACH7CwIAiRMAIfwLIACSEwAh_QsgAJITACH-CwEA7xIAIf8LAQDvEgAhgAwQAOITACGBDBAA4hMAIYIMEADiEwAhgwwBAPgSACGEDAEA-BIAIYUMAQDvEgAhhgwBAPgSACESsgUAAMIVACCnCgEAAAABqgpAAAAAAb4KAQAAAAG_CgEAAAABwgoCAAAAAegKAQAAAAGcCwEAAAABnwtAAAAAAbcLEAAAAAHYCwEAAAAB2QsBAAAAAdoLAQAAAAHbCwEAAAAB3AuAAAAAAd0LQAAAAAHeC0AAAAAB3wtAAAAAAQIAAACoCAAgDwAAyBgAIAMAAACmCAAgDwAAyBgAIBAAAMwYACAUAAAApggAIAgAAMwYACCyBQAAtBUAIKcKAQDvEgAhqgpAAPASACG-CgEA7xIAIb8KAQD4EgAhwgoCAO4SACHoCgEA-BIAIZwLAQDvEgAhnwtAAPASACG3CxAAmxMAIdgLAQDvEgAh2QsBAO8SACHaCwEA7xIAIdsLAQD4EgAh3AuAAAAAAd0LQAD_EgAh3gtAAP8SACHfC0AA_xIAIRKyBQAAtBUAIKcKAQDvEgAhqgpAAPASACG-CgEA7xIAIb8KAQD4EgAhwgoCAO4SACHoCgEA-BIAIZwLAQDvEgAhnwtAAPASACG3CxAAmxMAIdgLAQDvEgAh2QsBAO8SACHaCwEA7xIAIdsLAQD4EgAh3AuAAAAAAd0LQAD_EgAh3gtAAP8SACHfC0AA_xIAIQanCgEAAAAB0AsBAAAAAdELgAAAAAHSCyAAAAAB0wtAAAAAAdQLIAAAAAEDpwoBAAAAAdMLQAAAAAHVCwEAAAABAgAAAPAJACAPAADOGAAgAwAAAPgJACAPAADOGAAgEAAA0hgAIAUAAAD4CQAgCAAA0hgAIKcKAQDvEgAh0wtAAPASACHVCwEA7xIAIQOnCgEA7xIAIdMLQADwEgAh1QsBAO8SACEC3woBAAAAAb8LQAAAAAEKpwoBAAAAAaoKQAAAAAG4CkAAAAAB_wpAAAAAAZULAQAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgtAAAAAAQiOBwAA_RQAIKoKQAAAAAHpCgEAAAABuwsBAAAAAcILAQAAAAHDCwEAAAABxAtAAAAAAcULQAAAAAECAAAA7woAIA8AANUYACADAAAA-QoAIA8AANUYACAQAADZGAAgCgAAAPkKACAIAADZGAAgjgcAAOMUACCqCkAA8BIAIekKAQDvEgAhuwsBAO8SACHCCwEA7xIAIcMLAQD4EgAhxAtAAP8SACHFC0AA_xIAIQiOBwAA4xQAIKoKQADwEgAh6QoBAO8SACG7CwEA7xIAIcILAQDvEgAhwwsBAPgSACHEC0AA_xIAIcULQAD_EgAhCIgHAAD8FAAgqgpAAAAAAekKAQAAAAG7CwEAAAABwgsBAAAAAcMLAQAAAAHEC0AAAAABxQtAAAAAAQIAAADvCgAgDwAA2hgAIASnCgEAAAABygpAAAAAAaILAQAAAAGwC0AAAAABAqcKAQAAAAGvC0AAAAABBukKAQAAAAGdC0AAAAABtgsBAAAAAbcLEAAAAAG4CwIAAAABuQsQAAAAAQMAAAD5CgAgDwAA2hgAIBAAAOEYACAKAAAA-QoAIAgAAOEYACCIBwAA4hQAIKoKQADwEgAh6QoBAO8SACG7CwEA7xIAIcILAQDvEgAhwwsBAPgSACHEC0AA_xIAIcULQAD_EgAhCIgHAADiFAAgqgpAAPASACHpCgEA7xIAIbsLAQDvEgAhwgsBAO8SACHDCwEA-BIAIcQLQAD_EgAhxQtAAP8SACEO4QQAANMUACCKBwAA1BQAIIwHAADVFAAgpwoBAAAAAaoKQAAAAAG4CkAAAAAB_wpAAAAAAZULAQAAAAGkCwEAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsgAAAAAb4LQAAAAAECAAAA9woAIA8AAOIYACADAAAA9QoAIA8AAOIYACAQAADmGAAgEAAAAPUKACAIAADmGAAg4QQAAK4UACCKBwAArxQAIIwHAACwFAAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAh_wpAAP8SACGVCwEA-BIAIaQLAQD4EgAhugsBAO8SACG7CwEA7xIAIbwLAQD4EgAhvQsgAJITACG-C0AA_xIAIQ7hBAAArhQAIIoHAACvFAAgjAcAALAUACCnCgEA7xIAIaoKQADwEgAhuApAAP8SACH_CkAA_xIAIZULAQD4EgAhpAsBAPgSACG6CwEA7xIAIbsLAQDvEgAhvAsBAPgSACG9CyAAkhMAIb4LQAD_EgAhBKcKAQAAAAHKCkAAAAABrgsBAAAAAbALQAAAAAELpwoBAAAAAcoKQAAAAAHXCgEAAAABhwsCAAAAAaULAQAAAAGoCwEAAAABsQsBAAAAAbILAQAAAAGzCwEAAAABtAsBAAAAAbULAQAAAAECAAAAgQwAIA8AAOgYACAO4QQAANMUACCMBwAA1RQAII0HAADWFAAgpwoBAAAAAaoKQAAAAAG4CkAAAAAB_wpAAAAAAZULAQAAAAGkCwEAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsgAAAAAb4LQAAAAAECAAAA9woAIA8AAOoYACADAAAAhAwAIA8AAOgYACAQAADuGAAgDQAAAIQMACAIAADuGAAgpwoBAO8SACHKCkAA8BIAIdcKAQD4EgAhhwsCAO4SACGlCwEA7xIAIagLAQDvEgAhsQsBAO8SACGyCwEA7xIAIbMLAQDvEgAhtAsBAO8SACG1CwEA7xIAIQunCgEA7xIAIcoKQADwEgAh1woBAPgSACGHCwIA7hIAIaULAQDvEgAhqAsBAO8SACGxCwEA7xIAIbILAQDvEgAhswsBAO8SACG0CwEA7xIAIbULAQDvEgAhAwAAAPUKACAPAADqGAAgEAAA8RgAIBAAAAD1CgAgCAAA8RgAIOEEAACuFAAgjAcAALAUACCNBwAAsRQAIKcKAQDvEgAhqgpAAPASACG4CkAA_xIAIf8KQAD_EgAhlQsBAPgSACGkCwEA-BIAIboLAQDvEgAhuwsBAO8SACG8CwEA-BIAIb0LIACSEwAhvgtAAP8SACEO4QQAAK4UACCMBwAAsBQAII0HAACxFAAgpwoBAO8SACGqCkAA8BIAIbgKQAD_EgAh_wpAAP8SACGVCwEA-BIAIaQLAQD4EgAhugsBAO8SACG7CwEA7xIAIbwLAQD4EgAhvQsgAJITACG-C0AA_xIAIQ7hBAAA0xQAIIoHAADUFAAgjQcAANYUACCnCgEAAAABqgpAAAAAAbgKQAAAAAH_CkAAAAABlQsBAAAAAaQLAQAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgtAAAAAAQIAAAD3CgAgDwAA8hgAIAMAAAD1CgAgDwAA8hgAIBAAAPYYACAQAAAA9QoAIAgAAPYYACDhBAAArhQAIIoHAACvFAAgjQcAALEUACCnCgEA7xIAIaoKQADwEgAhuApAAP8SACH_CkAA_xIAIZULAQD4EgAhpAsBAPgSACG6CwEA7xIAIbsLAQDvEgAhvAsBAPgSACG9CyAAkhMAIb4LQAD_EgAhDuEEAACuFAAgigcAAK8UACCNBwAAsRQAIKcKAQDvEgAhqgpAAPASACG4CkAA_xIAIf8KQAD_EgAhlQsBAPgSACGkCwEA-BIAIboLAQDvEgAhuwsBAO8SACG8CwEA-BIAIb0LIACSEwAhvgtAAP8SACEGvgoBAAAAAcIKAgAAAAHDCkAAAAABlQsBAAAAAaALQAAAAAGjCwEAAAABDKcKAQAAAAGqCkAAAAAB1woBAAAAAd4KAQAAAAHfCgEAAAAB6QoBAAAAAYcLAgAAAAGkCwEAAAABpQsBAAAAAaYLAQAAAAGnCwEAAAABqAsBAAAAAQIAAADfDAAgDwAA-BgAIAMAAADnDAAgDwAA-BgAIBAAAPwYACAOAAAA5wwAIAgAAPwYACCnCgEA7xIAIaoKQADwEgAh1woBAPgSACHeCgEA7xIAId8KAQD4EgAh6QoBAPgSACGHCwIA7hIAIaQLAQD4EgAhpQsBAO8SACGmCwEA7xIAIacLAQDvEgAhqAsBAO8SACEMpwoBAO8SACGqCkAA8BIAIdcKAQD4EgAh3goBAO8SACHfCgEA-BIAIekKAQD4EgAhhwsCAO4SACGkCwEA-BIAIaULAQDvEgAhpgsBAO8SACGnCwEA7xIAIagLAQDvEgAhCaoKQAAAAAG4CkAAAAAB1goBAAAAAdcKAQAAAAHYCgQAAAAB2QpAAAAAAdoKAQAAAAHbCkAAAAAB3AogAAAAAQ2nCgQAAAABxAoBAAAAAcUKBAAAAAHGCoAAAAABxwoBAAAAAcgKAgAAAAHJCgQAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABzQoBAAAAAc4KAQAAAAHPCkAAAAABF7IJAAC9EwAgswkAAL4TACCnCgEAAAABqgpAAAAAAbgKQAAAAAHXCgEAAAAB3goAAADeCgLfCgEAAAAB4AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKBAAAAAHlCgQAAAAB5goBAAAAAecKEAAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCkAAAAAB7ApAAAAAAe0KAgAAAAHuCkAAAAABAgAAAMIOACAPAAD_GAAgAwAAAM4OACAPAAD_GAAgEAAAgxkAIBkAAADODgAgCAAAgxkAILIJAACdEwAgswkAAJ4TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhF7IJAACdEwAgswkAAJ4TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhF7EJAAC8EwAgswkAAL4TACCnCgEAAAABqgpAAAAAAbgKQAAAAAHXCgEAAAAB3goAAADeCgLfCgEAAAAB4AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKBAAAAAHlCgQAAAAB5goBAAAAAecKEAAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCkAAAAAB7ApAAAAAAe0KAgAAAAHuCkAAAAABAgAAAMIOACAPAACEGQAgAwAAAM4OACAPAACEGQAgEAAAiBkAIBkAAADODgAgCAAAiBkAILEJAACcEwAgswkAAJ4TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhF7EJAACcEwAgswkAAJ4TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhF7EJAAC8EwAgsgkAAL0TACCnCgEAAAABqgpAAAAAAbgKQAAAAAHXCgEAAAAB3goAAADeCgLfCgEAAAAB4AoBAAAAAeEKAQAAAAHiCgEAAAAB4woBAAAAAeQKBAAAAAHlCgQAAAAB5goBAAAAAecKEAAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCkAAAAAB7ApAAAAAAe0KAgAAAAHuCkAAAAABAgAAAMIOACAPAACJGQAgAwAAAM4OACAPAACJGQAgEAAAjRkAIBkAAADODgAgCAAAjRkAILEJAACcEwAgsgkAAJ0TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhF7EJAACcEwAgsgkAAJ0TACCnCgEA7xIAIaoKQADwEgAhuApAAPASACHXCgEA-BIAId4KAACaE94KIt8KAQDvEgAh4AoBAO8SACHhCgEA7xIAIeIKAQDvEgAh4woBAO8SACHkCgQAiBMAIeUKBACKEwAh5goBAPgSACHnChAAmxMAIegKAQD4EgAh6QoBAO8SACHqCgEA-BIAIesKQAD_EgAh7ApAAP8SACHtCgIA7hIAIe4KQAD_EgAhAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAAAxUADhYADxcAEAAAAAMVAA4WAA8XABAAAAAFFQAWFgAZFwAaOAAXOQAYAAAAAAAFFQAWFgAZFwAaOAAXOQAYAAAABRUAIBYAIxcAJDgAITkAIgAAAAAABRUAIBYAIxcAJDgAITkAIgAAAAUVACoWAC0XAC44ACs5ACwAAAAAAAUVACoWAC0XAC44ACs5ACwAAAAFFQA0FgA3FwA4OAA1OQA2AAAAAAAFFQA0FgA3FwA4OAA1OQA2AAAABRUAPhYAQRcAQjgAPzkAQAAAAAAABRUAPhYAQRcAQjgAPzkAQAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAFFQBSFgBVFwBWOABTOQBUAAAAAAAFFQBSFgBVFwBWOABTOQBUAAAABRUAXBYAXxcAYDgAXTkAXgAAAAAABRUAXBYAXxcAYDgAXTkAXgAAAAUVAGYWAGkXAGo4AGc5AGgAAAAAAAUVAGYWAGkXAGo4AGc5AGgAAAAFFQBwFgBzFwB0OABxOQByAAAAAAAFFQBwFgBzFwB0OABxOQByAAAABRUAehYAfRcAfjgAezkAfAAAAAAABRUAehYAfRcAfjgAezkAfAIVAIIB3QHLAoEBAdwBAIABAd0BzAIAAAAFFQCGARYAiQEXAIoBOACHATkAiAEAAAAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQHcAQCAAQHcAQCAAQUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAAABRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAxUAmQEWAJoBFwCbAQAAAAMVAJkBFgCaARcAmwEAAAAFFQChARYApAEXAKUBOACiATkAowEAAAAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAxUAqgEWAKsBFwCsAQAAAAMVAKoBFgCrARcArAEAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAMVALwBFgC9ARcAvgEAAAADFQC8ARYAvQEXAL4BAxUAxQHLAvYDwQHOAvoDwgEBygIAwAEDFQDEAcoC_APAAc0CgATDAQHMAgDCAQHNAoEEAALLAoIEAM4CgwQAAAADFQDJARYAygEXAMsBAAAAAxUAyQEWAMoBFwDLAQHKAgDAAQHKAgDAAQMVANABFgDRARcA0gEAAAADFQDQARYA0QEXANIBAcoCugTAAQHKAsAEwAEFFQDXARYA2gEXANsBOADYATkA2QEAAAAAAAUVANcBFgDaARcA2wE4ANgBOQDZAQHMAgDCAQHMAgDCAQUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAAABRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAxUA6gEWAOsBFwDsAQAAAAMVAOoBFgDrARcA7AECFQDwAaAD_ATvAQGfAwDuAQGgA_0EAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAAAAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEBnwMA7gEBnwMA7gEFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAAAAUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJECFgCSAhcAkwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAKECFgCiAhcAowIAAAADFQChAhYAogIXAKMCAAAAAxUAqQIWAKoCFwCrAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCxAhYAsgIXALMCAAAAAxUAsQIWALICFwCzAgAAAAUVALkCFgC8AhcAvQI4ALoCOQC7AgAAAAAABRUAuQIWALwCFwC9AjgAugI5ALsCAAAAAxUAwwIWAMQCFwDFAgAAAAMVAMMCFgDEAhcAxQIAAAADFQDLAhYAzAIXAM0CAAAAAxUAywIWAMwCFwDNAgAAAAUVANMCFgDWAhcA1wI4ANQCOQDVAgAAAAAABRUA0wIWANYCFwDXAjgA1AI5ANUCAhUA2wLdAaoH2gIB4QQA2QIB3QGrBwAAAAUVAN8CFgDiAhcA4wI4AOACOQDhAgAAAAAABRUA3wIWAOICFwDjAjgA4AI5AOECAeEEANkCAeEEANkCBRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIAAAAAAAUVAPICFgD1AhcA9gI4APMCOQD0AgAAAAMVAPwCFgD9AhcA_gIAAAADFQD8AhYA_QIXAP4CAAAABRUAhAMWAIcDFwCIAzgAhQM5AIYDAAAAAAAFFQCEAxYAhwMXAIgDOACFAzkAhgMCFQCOA7UFqQiLAwMVAI0DsgUAigO0Ba0IjAMBswUAiwMBtAWuCAABtQWvCAAAAAUVAJIDFgCVAxcAlgM4AJMDOQCUAwAAAAAABRUAkgMWAJUDFwCWAzgAkwM5AJQDAAAAAxUAnAMWAJ0DFwCeAwAAAAMVAJwDFgCdAxcAngMAAAAFFQCkAxYApwMXAKgDOAClAzkApgMAAAAAAAUVAKQDFgCnAxcAqAM4AKUDOQCmAwAAAAMVAK4DFgCvAxcAsAMAAAADFQCuAxYArwMXALADAAAAAxUAtgMWALcDFwC4AwAAAAMVALYDFgC3AxcAuAMAAAAFFQC-AxYAwQMXAMIDOAC_AzkAwAMAAAAAAAUVAL4DFgDBAxcAwgM4AL8DOQDAAwGyBQCKAwGyBQCKAwUVAMcDFgDKAxcAywM4AMgDOQDJAwAAAAAABRUAxwMWAMoDFwDLAzgAyAM5AMkDAbMFAIsDAbMFAIsDBRUA0AMWANMDFwDUAzgA0QM5ANIDAAAAAAAFFQDQAxYA0wMXANQDOADRAzkA0gMCFQDYA7cG9QnXAwG2BgDWAwG3BvYJAAAAAxUA3AMWAN0DFwDeAwAAAAMVANwDFgDdAxcA3gMBtgYA1gMBtgYA1gMDFQDjAxYA5AMXAOUDAAAAAxUA4wMWAOQDFwDlAwAAAAUVAOsDFgDuAxcA7wM4AOwDOQDtAwAAAAAABRUA6wMWAO4DFwDvAzgA7AM5AO0DAAAAAxUA9QMWAPYDFwD3AwAAAAMVAPUDFgD2AxcA9wMAAAADFQD9AxYA_gMXAP8DAAAAAxUA_QMWAP4DFwD_AwMVAIoEiAf0CoIEjgf4CoMEAeEEAIEEBRUAiQThBPoKgQSKB_4KhASMB4QLhwSNB4gLiAQCiQcAgwSLBwCFBAIVAIYEigf_CoQEAYoHgAsAAYkHAIMEAYkHAIMEA4oHiQsAjAeKCwCNB4sLAAKIB4wLAI4HjQsAAAADFQCOBBYAjwQXAJAEAAAAAxUAjgQWAI8EFwCQBAAAAAMVAJYEFgCXBBcAmAQAAAADFQCWBBYAlwQXAJgEAeEEAIEEAeEEAIEEAxUAnQQWAJ4EFwCfBAAAAAMVAJ0EFgCeBBcAnwQB4QTdC4EEAeEE4wuBBAMVAKQEFgClBBcApgQAAAADFQCkBBYApQQXAKYEAYkHAIMEAYkHAIMEBRUAqwQWAK4EFwCvBDgArAQ5AK0EAAAAAAAFFQCrBBYArgQXAK8EOACsBDkArQQAAAUVALQEFgC3BBcAuAQ4ALUEOQC2BAAAAAAABRUAtAQWALcEFwC4BDgAtQQ5ALYEAokHAIMEiwcAhQQCiQcAgwSLBwCFBAMVAL0EFgC-BBcAvwQAAAADFQC9BBYAvgQXAL8EAYkHAIMEAYkHAIMEAxUAxAQWAMUEFwDGBAAAAAMVAMQEFgDFBBcAxgQAAAAFFQDMBBYAzwQXANAEOADNBDkAzgQAAAAAAAUVAMwEFgDPBBcA0AQ4AM0EOQDOBAIVANQEnwjkDNMEAYsHANIEAZ8I5QwAAAAFFQDYBBYA2wQXANwEOADZBDkA2gQAAAAAAAUVANgEFgDbBBcA3AQ4ANkEOQDaBAGLBwDSBAGLBwDSBAUVAOEEFgDkBBcA5QQ4AOIEOQDjBAAAAAAABRUA4QQWAOQEFwDlBDgA4gQ5AOMEAAAABRUA6wQWAO4EFwDvBDgA7AQ5AO0EAAAAAAAFFQDrBBYA7gQXAO8EOADsBDkA7QQAAAADFQD1BBYA9gQXAPcEAAAAAxUA9QQWAPYEFwD3BAAAAAMVAP0EFgD-BBcA_wQAAAADFQD9BBYA_gQXAP8EAAAABRUAhQUWAIgFFwCJBTgAhgU5AIcFAAAAAAAFFQCFBRYAiAUXAIkFOACGBTkAhwUAAAADFQCPBRYAkAUXAJEFAAAAAxUAjwUWAJAFFwCRBQAAAAMVAJcFFgCYBRcAmQUAAAADFQCXBRYAmAUXAJkFAAAABRUAnwUWAKIFFwCjBTgAoAU5AKEFAAAAAAAFFQCfBRYAogUXAKMFOACgBTkAoQUEFQCpBbEJxw6mBbIJyw6nBbMJzQ6oBQGwCQClBQGwCQClBQGwCc8OpQUCsQnQDgCyCdEOAAAABRUArQUWALAFFwCxBTgArgU5AK8FAAAAAAAFFQCtBRYAsAUXALEFOACuBTkArwUBsAkApQUBsAkApQUFFQC2BRYAuQUXALoFOAC3BTkAuAUAAAAAAAUVALYFFgC5BRcAugU4ALcFOQC4BQGwCQClBQGwCQClBQUVAL8FFgDCBRcAwwU4AMAFOQDBBQAAAAAABRUAvwUWAMIFFwDDBTgAwAU5AMEFAbAJoA-lBQGwCaYPpQUFFQDIBRYAywUXAMwFOADJBTkAygUAAAAAAAUVAMgFFgDLBRcAzAU4AMkFOQDKBQAAAAMVANIFFgDTBRcA1AUAAAADFQDSBRYA0wUXANQFAAAAAxUA2gUWANsFFwDcBQAAAAMVANoFFgDbBRcA3AUAAAAFFQDiBRYA5QUXAOYFOADjBTkA5AUAAAAAAAUVAOIFFgDlBRcA5gU4AOMFOQDkBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvgKxBNsGvwKyBNwGvwKzBN8GvwK0BOAGvwK1BOEGvwK2BOMGvwK3BOUGArgE5gbAArkE6Aa_AroE6gYCuwTrBsECvATsBr8CvQTtBr8CvgTuBgK_BPEGwgLABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH2ALiBKYH2QLjBKwH2QLkBK8H2QLlBLAH2QLmBLEH2QLnBLMH2QLoBLUHAukEtgfcAuoEuAfZAusEugcC7AS7B90C7QS8B9kC7gS9B9kC7wS-BwLwBMEH3gLxBMIH5ALyBMMH2gLzBMQH2gL0BMUH2gL1BMYH2gL2BMcH2gL3BMkH2gL4BMsHAvkEzAflAvoEzgfaAvsE0AcC_ATRB-YC_QTSB9oC_gTTB9oC_wTUBwKABdcH5wKBBdgH7QKCBdoH7gKDBdsH7gKEBd4H7gKFBd8H7gKGBeAH7gKHBeIH7gKIBeQHAokF5QfvAooF5wfuAosF6QcCjAXqB_ACjQXrB-4CjgXsB-4CjwXtBwKQBfAH8QKRBfEH9wKSBfMH-AKTBfQH-AKUBfcH-AKVBfgH-AKWBfkH-AKXBfsH-AKYBf0HApkF_gf5ApoFgAj4ApsFgggCnAWDCPoCnQWECPgCngWFCPgCnwWGCAKgBYkI-wKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIiQO2BaUIigO3BbAIigO4BbMIigO5BbQIigO6BbUIigO7BbcIigO8BbkIAr0FugiPA74FvAiKA78FvggCwAW_CJADwQXACIoDwgXBCIoDwwXCCALEBcUIkQPFBcYIlwPGBcgImAPHBckImAPIBcwImAPJBc0ImAPKBc4ImAPLBdAImAPMBdIIAs0F0wiZA84F1QiYA88F1wgC0AXYCJoD0QXZCJgD0gXaCJgD0wXbCALUBd4ImwPVBd8InwPWBeEIoAPXBeIIoAPYBeUIoAPZBeYIoAPaBecIoAPbBekIoAPcBesIAt0F7AihA94F7gigA98F8AgC4AXxCKID4QXyCKAD4gXzCKAD4wX0CALkBfcIowPlBfgIqQPmBfoIqgPnBfsIqgPoBf4IqgPpBf8IqgPqBYAJqgPrBYIJqgPsBYQJAu0FhQmrA-4FhwmqA-8FiQkC8AWKCawD8QWLCaoD8gWMCaoD8wWNCQL0BZAJrQP1BZEJsQP2BZMJsgP3BZQJsgP4BZcJsgP5BZgJsgP6BZkJsgP7BZsJsgP8BZ0JAv0FngmzA_4FoAmyA_8FogkCgAajCbQDgQakCbIDggalCbIDgwamCQKEBqkJtQOFBqoJuQOGBqwJugOHBq0JugOIBrAJugOJBrEJugOKBrIJugOLBrQJugOMBrYJAo0Gtwm7A44GuQm6A48GuwkCkAa8CbwDkQa9CboDkga-CboDkwa_CQKUBsIJvQOVBsMJwwOWBsQJiwOXBsUJiwOYBsYJiwOZBscJiwOaBsgJiwObBsoJiwOcBswJAp0GzQnEA54GzwmLA58G0QkCoAbSCcUDoQbTCYsDogbUCYsDowbVCQKkBtgJxgOlBtkJzAOmBtoJjAOnBtsJjAOoBtwJjAOpBt0JjAOqBt4JjAOrBuAJjAOsBuIJAq0G4wnNA64G5QmMA68G5wkCsAboCc4DsQbpCYwDsgbqCYwDswbrCQK0Bu4JzwO1Bu8J1QO4BvEJ1gO5BvcJ1gO6BvoJ1gO7BvsJ1gO8BvwJ1gO9Bv4J1gO-BoAKAr8GgQrZA8AGgwrWA8EGhQoCwgaGCtoDwwaHCtYDxAaICtYDxQaJCgLGBowK2wPHBo0K3wPIBo4K1wPJBo8K1wPKBpAK1wPLBpEK1wPMBpIK1wPNBpQK1wPOBpYKAs8GlwrgA9AGmQrXA9EGmwoC0gacCuED0wadCtcD1AaeCtcD1QafCgLWBqIK4gPXBqMK5gPYBqUK5wPZBqYK5wPaBqkK5wPbBqoK5wPcBqsK5wPdBq0K5wPeBq8KAt8GsAroA-AGsgrnA-EGtAoC4ga1CukD4wa2CucD5Aa3CucD5Qa4CgLmBrsK6gPnBrwK8APoBr4K8QPpBr8K8QPqBsIK8QPrBsMK8QPsBsQK8QPtBsYK8QPuBsgKAu8GyQryA_AGywrxA_EGzQoC8gbOCvMD8wbPCvED9AbQCvED9QbRCgL2BtQK9AP3BtUK-AP4BtcK-QP5BtgK-QP6BtsK-QP7BtwK-QP8Bt0K-QP9Bt8K-QP-BuEKAv8G4gr6A4AH5Ar5A4EH5goCggfnCvsDgwfoCvkDhAfpCvkDhQfqCgKGB-0K_AOHB-4KgASPB_AKgQSQB44LgQSRB5ALgQSSB5ELgQSTB5ILgQSUB5QLgQSVB5YLApYHlwuLBJcHmQuBBJgHmwsCmQecC4wEmgedC4EEmweeC4EEnAefCwKdB6ILjQSeB6MLkQSfB6ULkgSgB6YLkgShB6kLkgSiB6oLkgSjB6sLkgSkB60LkgSlB68LAqYHsAuTBKcHsguSBKgHtAsCqQe1C5QEqge2C5IEqwe3C5IErAe4CwKtB7sLlQSuB7wLmQSvB70LggSwB74LggSxB78LggSyB8ALggSzB8ELggS0B8MLggS1B8ULArYHxguaBLcHyAuCBLgHygsCuQfLC5sEugfMC4IEuwfNC4IEvAfOCwK9B9ELnAS-B9ILoAS_B9MLgwTAB9QLgwTBB9ULgwTCB9YLgwTDB9cLgwTEB9kLgwTFB9sLAsYH3AuhBMcH3wuDBMgH4QsCyQfiC6IEygfkC4MEywflC4MEzAfmCwLNB-kLowTOB-oLpwTPB-sLiATQB-wLiATRB-0LiATSB-4LiATTB-8LiATUB_ELiATVB_MLAtYH9AuoBNcH9guIBNgH-AsC2Qf5C6kE2gf6C4gE2wf7C4gE3Af8CwLdB_8LqgTeB4AMsATfB4IMhQTgB4MMhQThB4YMhQTiB4cMhQTjB4gMhQTkB4oMhQTlB4wMAuYHjQyxBOcHjwyFBOgHkQwC6QeSDLIE6geTDIUE6weUDIUE7AeVDALtB5gMswTuB5kMuQTvB5oMhATwB5sMhATxB5wMhATyB50MhATzB54MhAT0B6AMhAT1B6IMAvYHowy6BPcHpQyEBPgHpwwC-QeoDLsE-gepDIQE-weqDIQE_AerDAL9B64MvAT-B68MwAT_B7AMhwSACLEMhwSBCLIMhwSCCLMMhwSDCLQMhwSECLYMhwSFCLgMAoYIuQzBBIcIuwyHBIgIvQwCiQi-DMIEigi_DIcEiwjADIcEjAjBDAKNCMQMwwSOCMUMxwSPCMcMyASQCMgMyASRCMsMyASSCMwMyASTCM0MyASUCM8MyASVCNEMApYI0gzJBJcI1AzIBJgI1gwCmQjXDMoEmgjYDMgEmwjZDMgEnAjaDAKdCN0MywSeCN4M0QSgCOAM0gShCOYM0gSiCOkM0gSjCOoM0gSkCOsM0gSlCO0M0gSmCO8MAqcI8AzVBKgI8gzSBKkI9AwCqgj1DNYEqwj2DNIErAj3DNIErQj4DAKuCPsM1wSvCPwM3QSwCP0M0wSxCP4M0wSyCP8M0wSzCIAN0wS0CIEN0wS1CIMN0wS2CIUNArcIhg3eBLgIiA3TBLkIig0CugiLDd8EuwiMDdMEvAiNDdMEvQiODQK-CJEN4AS_CJIN5gTACJQN5wTBCJUN5wTCCJgN5wTDCJkN5wTECJoN5wTFCJwN5wTGCJ4NAscInw3oBMgIoQ3nBMkIow0CygikDekEywilDecEzAimDecEzQinDQLOCKoN6gTPCKsN8ATQCK0N8QTRCK4N8QTSCLEN8QTTCLIN8QTUCLMN8QTVCLUN8QTWCLcNAtcIuA3yBNgIug3xBNkIvA0C2gi9DfME2wi-DfEE3Ai_DfEE3QjADQLeCMMN9ATfCMQN-ATgCMYN-QThCMcN-QTiCMoN-QTjCMsN-QTkCMwN-QTlCM4N-QTmCNANAucI0Q36BOgI0w35BOkI1Q0C6gjWDfsE6wjXDfkE7AjYDfkE7QjZDQLuCNwN_ATvCN0NgAXwCN8NgQXxCOANgQXyCOMNgQXzCOQNgQX0COUNgQX1COcNgQX2COkNAvcI6g2CBfgI7A2BBfkI7g0C-gjvDYMF-wjwDYEF_AjxDYEF_QjyDQL-CPUNhAX_CPYNigWACfgNiwWBCfkNiwWCCfwNiwWDCf0NiwWECf4NiwWFCYAOiwWGCYIOAocJgw6MBYgJhQ6LBYkJhw4CigmIDo0FiwmJDosFjAmKDosFjQmLDgKOCY4OjgWPCY8OkgWQCZEOkwWRCZIOkwWSCZUOkwWTCZYOkwWUCZcOkwWVCZkOkwWWCZsOApcJnA6UBZgJng6TBZkJoA4CmgmhDpUFmwmiDpMFnAmjDpMFnQmkDgKeCacOlgWfCagOmgWgCaoOmwWhCasOmwWiCa4OmwWjCa8OmwWkCbAOmwWlCbIOmwWmCbQOAqcJtQ6cBagJtw6bBakJuQ4Cqgm6Dp0Fqwm7DpsFrAm8DpsFrQm9DgKuCcAOngWvCcEOpAW0CcMOpQW1CdIOpQW2CdQOpQW3CdUOpQW4CdYOpQW5CdgOpQW6CdoOArsJ2w6qBbwJ3Q6lBb0J3w4CvgngDqsFvwnhDqUFwAniDqUFwQnjDgLCCeYOrAXDCecOsgXECegOpgXFCekOpgXGCeoOpgXHCesOpgXICewOpgXJCe4OpgXKCfAOAssJ8Q6zBcwJ8w6mBc0J9Q4Czgn2DrQFzwn3DqYF0An4DqYF0Qn5DgLSCfwOtQXTCf0OuwXUCf4OpwXVCf8OpwXWCYAPpwXXCYEPpwXYCYIPpwXZCYQPpwXaCYYPAtsJhw-8BdwJiQ-nBd0Jiw8C3gmMD70F3wmND6cF4AmOD6cF4QmPDwLiCZIPvgXjCZMPxAXkCZUPqAXlCZYPqAXmCZgPqAXnCZkPqAXoCZoPqAXpCZwPqAXqCZ4PAusJnw_FBewJog-oBe0JpA8C7gmlD8YF7wmnD6gF8AmoD6gF8QmpDwLyCawPxwXzCa0PzQX0Ca8PzgX1CbAPzgX2CbMPzgX3CbQPzgX4CbUPzgX5CbcPzgX6CbkPAvsJug_PBfwJvA_OBf0Jvg8C_gm_D9AF_wnAD84FgArBD84FgQrCDwKCCsUP0QWDCsYP1QWECsgP1gWFCskP1gWGCswP1gWHCs0P1gWICs4P1gWJCtAP1gWKCtIPAosK0w_XBYwK1Q_WBY0K1w8CjgrYD9gFjwrZD9YFkAraD9YFkQrbDwKSCt4P2QWTCt8P3QWUCuEP3gWVCuIP3gWWCuUP3gWXCuYP3gWYCucP3gWZCukP3gWaCusPApsK7A_fBZwK7g_eBZ0K8A8CngrxD-AFnwryD94FoArzD94FoQr0DwKiCvcP4QWjCvgP5wU"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OpenPaymentScalarFieldEnum: () => OpenPaymentScalarFieldEnum,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentAnswerScalarFieldEnum: () => PaymentAnswerScalarFieldEnum,
  PaymentCredentialScalarFieldEnum: () => PaymentCredentialScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentReceiptScalarFieldEnum: () => PaymentReceiptScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentCredential: "PaymentCredential",
  OpenPayment: "OpenPayment",
  PaymentAnswer: "PaymentAnswer",
  PaymentReceipt: "PaymentReceipt",
  PaymentLine: "PaymentLine",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt",
  validBefore: "validBefore",
  organizationId: "organizationId",
  transactionLog: "transactionLog",
  answerStatus: "answerStatus",
  retold: "retold",
  isShort: "isShort",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  balance: "balance",
  transactionHash: "transactionHash",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  basis: "basis"
};
var PaymentCredentialScalarFieldEnum = {
  paymentId: "paymentId",
  validBefore: "validBefore",
  scheme: "scheme",
  network: "network",
  payer: "payer",
  nonce: "nonce",
  idempotencyKey: "idempotencyKey",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  payload: "payload",
  requirements: "requirements"
};
var OpenPaymentScalarFieldEnum = {
  paymentId: "paymentId",
  reservedAt: "reservedAt",
  leaseUntil: "leaseUntil",
  settledAt: "settledAt",
  isDue: "isDue",
  state: "state",
  owner: "owner",
  payer: "payer",
  network: "network",
  asset: "asset",
  amount: "amount",
  openKey: "openKey"
};
var PaymentAnswerScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers",
  body: "body"
};
var PaymentReceiptScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  units: "units",
  delivered: "delivered",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  settle: "settle",
  outcome: "outcome"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen",
  isNamed: "isNamed"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
