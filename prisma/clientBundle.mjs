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

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
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
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5xjPBcwJCfUJAACbEgAw9gkAAAQAEPcJAACbEgAwrwoAAJwSig0i7QoBAL8PACGEDQEAvw8AIYcNAQC_DwAhiA1AAMAPACGKDQAAnRIAIAEAAAABACABAAAAAQAgCPUJAACbEgAw9gkAAAQAEPcJAACbEgAwrwoAAJwSig0i7QoBAL8PACGEDQEAvw8AIYcNAQC_DwAhiA1AAMAPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBa8KAAAAig0C7QoBAAAAAYQNAQAAAAGHDQEAAAABiA1AAAAAAQEIAAAJACAFrwoAAACKDQLtCgEAAAABhA0BAAAAAYcNAQAAAAGIDUAAAAABAQgAAAsAMAEIAAALADAFrwoAAOoXig0i7QoBAKQSACGEDQEApBIAIYcNAQCkEgAhiA1AAKUSACECAAAAAQAgCAAADgAgBa8KAADqF4oNIu0KAQCkEgAhhA0BAKQSACGHDQEApBIAIYgNQAClEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAA5xcAIBYAAOkXACAXAADoFwAgCPUJAACXEgAw9gkAABcAEPcJAACXEgAwrwoAAJgSig0i7QoBALQPACGEDQEAtA8AIYcNAQC0DwAhiA1AALUPACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAf1CQAAlhIAMPYJAAAdABD3CQAAlhIAMOYKAQAAAAHtCgEAvw8AIYQNAQC_DwAhiA1AAMAPACEBAAAAGgAgAQAAABoAIAf1CQAAlhIAMPYJAAAdABD3CQAAlhIAMOYKAQC_DwAh7QoBAL8PACGEDQEAvw8AIYgNQADADwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIATmCgEAAAAB7QoBAAAAAYQNAQAAAAGIDUAAAAABAQgAACIAIATmCgEAAAAB7QoBAAAAAYQNAQAAAAGIDUAAAAABAQgAACQAMAEIAAAkADAE5goBAKQSACHtCgEApBIAIYQNAQCkEgAhiA1AAKUSACECAAAAGgAgCAAAJwAgBOYKAQCkEgAh7QoBAKQSACGEDQEApBIAIYgNQAClEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA5BcAIBYAAOYXACAXAADlFwAgB_UJAACVEgAw9gkAADAAEPcJAACVEgAw5goBALQPACHtCgEAtA8AIYQNAQC0DwAhiA1AALUPACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAr1CQAAkxIAMPYJAAA2ABD3CQAAkxIAMPgJBAAAAAGvCgEAvw8AIe0KAQC_DwAhsgtAAMAPACGEDQEAvw8AIYYNAACUEoYNIocNAQC_DwAhAQAAADMAIAEAAAAzACAK9QkAAJMSADD2CQAANgAQ9wkAAJMSADD4CQQA7w8AIa8KAQC_DwAh7QoBAL8PACGyC0AAwA8AIYQNAQC_DwAhhg0AAJQShg0ihw0BAL8PACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB_gJBAAAAAGvCgEAAAAB7QoBAAAAAbILQAAAAAGEDQEAAAABhg0AAACGDQKHDQEAAAABAQgAADsAIAf4CQQAAAABrwoBAAAAAe0KAQAAAAGyC0AAAAABhA0BAAAAAYYNAAAAhg0Chw0BAAAAAQEIAAA9ADABCAAAPQAwB_gJBAC9EgAhrwoBAKQSACHtCgEApBIAIbILQAClEgAhhA0BAKQSACGGDQAA4xeGDSKHDQEApBIAIQIAAAAzACAIAABAACAH-AkEAL0SACGvCgEApBIAIe0KAQCkEgAhsgtAAKUSACGEDQEApBIAIYYNAADjF4YNIocNAQCkEgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA3hcAIBYAAOEXACAXAADgFwAgOAAA3xcAIDkAAOIXACAK9QkAAI8SADD2CQAASQAQ9wkAAI8SADD4CQQA1w8AIa8KAQC0DwAh7QoBALQPACGyC0AAtQ8AIYQNAQC0DwAhhg0AAJAShg0ihw0BALQPACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAj1CQAAjhIAMPYJAABPABD3CQAAjhIAMNsMAgAAAAGADQQA7w8AIYENBADwDwAhgg0AAesQACGDDUAAwA8AIQEAAABMACABAAAATAAgCPUJAACOEgAw9gkAAE8AEPcJAACOEgAw2wwCAL4PACGADQQA7w8AIYENBADwDwAhgg0AAesQACGDDUAAwA8AIQKBDQAAqRIAIIINAACpEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBdsMAgAAAAGADQQAAAABgQ0EAAAAAYINAAEAAAGDDUAAAAABAQgAAFQAIAXbDAIAAAABgA0EAAAAAYENBAAAAAGCDQABAAABgw1AAAAAAQEIAABWADABCAAAVgAwBdsMAgCjEgAhgA0EAL0SACGBDQQAvxIAIYINAAGNFQAhgw1AAKUSACECAAAATAAgCAAAWQAgBdsMAgCjEgAhgA0EAL0SACGBDQQAvxIAIYINAAGNFQAhgw1AAKUSACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADZFwAgFgAA3BcAIBcAANsXACA4AADaFwAgOQAA3RcAIIENAACpEgAggg0AAKkSACAI9QkAAI0SADD2CQAAYgAQ9wkAAI0SADDbDAIAsw8AIYANBADXDwAhgQ0EANoPACGCDQAB4hAAIYMNQAC1DwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQ9QkAAIsSADD2CQAAaAAQ9wkAAIsSADDYCgIAvg8AIbEMAAHqEAAh2wwCAL4PACHdDAIAvg8AIfAMEADxDwAh-AwEAO8PACH5DAAB6hAAIfoMQADADwAh-wwAAeoQACH8DBAA8Q8AIf0MEACpEAAh_gwgAPoPACH_DAAAjBIAIAEAAABlACABAAAAZQAgD_UJAACLEgAw9gkAAGgAEPcJAACLEgAw2AoCAL4PACGxDAAB6hAAIdsMAgC-DwAh3QwCAL4PACHwDBAA8Q8AIfgMBADvDwAh-QwAAeoQACH6DEAAwA8AIfsMAAHqEAAh_AwQAPEPACH9DBAAqRAAIf4MIAD6DwAhAf0MAACpEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDNgKAgAAAAGxDAABAAAB2wwCAAAAAd0MAgAAAAHwDBAAAAAB-AwEAAAAAfkMAAEAAAH6DEAAAAAB-wwAAQAAAfwMEAAAAAH9DBAAAAAB_gwgAAAAAQEIAABtACAM2AoCAAAAAbEMAAEAAAHbDAIAAAAB3QwCAAAAAfAMEAAAAAH4DAQAAAAB-QwAAQAAAfoMQAAAAAH7DAABAAAB_AwQAAAAAf0MEAAAAAH-DCAAAAABAQgAAG8AMAEIAABvADAM2AoCAKMSACGxDAABjBUAIdsMAgCjEgAh3QwCAKMSACHwDBAA0BIAIfgMBAC9EgAh-QwAAYwVACH6DEAApRIAIfsMAAGMFQAh_AwQANASACH9DBAAlxMAIf4MIADHEgAhAgAAAGUAIAgAAHIAIAzYCgIAoxIAIbEMAAGMFQAh2wwCAKMSACHdDAIAoxIAIfAMEADQEgAh-AwEAL0SACH5DAABjBUAIfoMQAClEgAh-wwAAYwVACH8DBAA0BIAIf0MEACXEwAh_gwgAMcSACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADUFwAgFgAA1xcAIBcAANYXACA4AADVFwAgOQAA2BcAIP0MAACpEgAgD_UJAACKEgAw9gkAAHsAEPcJAACKEgAw2AoCALMPACGxDAAB4RAAIdsMAgCzDwAh3QwCALMPACHwDBAA6A8AIfgMBADXDwAh-QwAAeEQACH6DEAAtQ8AIfsMAAHhEAAh_AwQAOgPACH9DBAAnxAAIf4MIADjDwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAT9QkAAIgSADD2CQAAgQEAEPcJAACIEgAwqwsAAesQACG_CwQA7w8AIeELAAHqEAAh6AsQAPEPACGxDAAB6hAAIdsMAgC-DwAh4AwEAO8PACHsDAAB6hAAIe8MBADvDwAh8AwEAO8PACHyDAIAvg8AIfMMEADxDwAh9AwAAesQACH1DAQA7w8AIfYMIAD6DwAh9wwAAIkSACABAAAAfgAgAQAAAH4AIBL1CQAAiBIAMPYJAACBAQAQ9wkAAIgSADCrCwAB6xAAIb8LBADvDwAh4QsAAeoQACHoCxAA8Q8AIbEMAAHqEAAh2wwCAL4PACHgDAQA7w8AIewMAAHqEAAh7wwEAO8PACHwDAQA7w8AIfIMAgC-DwAh8wwQAPEPACH0DAAB6xAAIfUMBADvDwAh9gwgAPoPACECqwsAAKkSACD0DAAAqRIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-rCwABAAABvwsEAAAAAeELAAEAAAHoCxAAAAABsQwAAQAAAdsMAgAAAAHgDAQAAAAB7AwAAQAAAe8MBAAAAAHwDAQAAAAB8gwCAAAAAfMMEAAAAAH0DAABAAAB9QwEAAAAAfYMIAAAAAEBCAAAhgEAIA-rCwABAAABvwsEAAAAAeELAAEAAAHoCxAAAAABsQwAAQAAAdsMAgAAAAHgDAQAAAAB7AwAAQAAAe8MBAAAAAHwDAQAAAAB8gwCAAAAAfMMEAAAAAH0DAABAAAB9QwEAAAAAfYMIAAAAAEBCAAAiAEAMAEIAACIAQAwD6sLAAGNFQAhvwsEAL0SACHhCwABjBUAIegLEADQEgAhsQwAAYwVACHbDAIAoxIAIeAMBAC9EgAh7AwAAYwVACHvDAQAvRIAIfAMBAC9EgAh8gwCAKMSACHzDBAA0BIAIfQMAAGNFQAh9QwEAL0SACH2DCAAxxIAIQIAAAB-ACAIAACLAQAgD6sLAAGNFQAhvwsEAL0SACHhCwABjBUAIegLEADQEgAhsQwAAYwVACHbDAIAoxIAIeAMBAC9EgAh7AwAAYwVACHvDAQAvRIAIfAMBAC9EgAh8gwCAKMSACHzDBAA0BIAIfQMAAGNFQAh9QwEAL0SACH2DCAAxxIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADPFwAgFgAA0hcAIBcAANEXACA4AADQFwAgOQAA0xcAIKsLAACpEgAg9AwAAKkSACAS9QkAAIcSADD2CQAAlAEAEPcJAACHEgAwqwsAAeIQACG_CwQA1w8AIeELAAHhEAAh6AsQAOgPACGxDAAB4RAAIdsMAgCzDwAh4AwEANcPACHsDAAB4RAAIe8MBADXDwAh8AwEANcPACHyDAIAsw8AIfMMEADoDwAh9AwAAeIQACH1DAQA1w8AIfYMIADjDwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBH1CQAAhRIAMPYJAACaAQAQ9wkAAIUSADCvCgEAvw8AIbkKAAHqEAAhpwsCAL4PACGrCwAB6xAAIegLEADxDwAhjQwBAMoPACHbDAIAvg8AIeAMBADvDwAh4QwCAL4PACHsDAAB6hAAIe4MAQC_DwAh7wwEAO8PACHwDAQA7w8AIfEMAACGEgAgAQAAAJcBACABAAAAlwEAIBD1CQAAhRIAMPYJAACaAQAQ9wkAAIUSADCvCgEAvw8AIbkKAAHqEAAhpwsCAL4PACGrCwAB6xAAIegLEADxDwAhjQwBAMoPACHbDAIAvg8AIeAMBADvDwAh4QwCAL4PACHsDAAB6hAAIe4MAQC_DwAh7wwEAO8PACHwDAQA7w8AIQKrCwAAqRIAII0MAACpEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDa8KAQAAAAG5CgABAAABpwsCAAAAAasLAAEAAAHoCxAAAAABjQwBAAAAAdsMAgAAAAHgDAQAAAAB4QwCAAAAAewMAAEAAAHuDAEAAAAB7wwEAAAAAfAMBAAAAAEBCAAAnwEAIA2vCgEAAAABuQoAAQAAAacLAgAAAAGrCwABAAAB6AsQAAAAAY0MAQAAAAHbDAIAAAAB4AwEAAAAAeEMAgAAAAHsDAABAAAB7gwBAAAAAe8MBAAAAAHwDAQAAAABAQgAAKEBADABCAAAoQEAMA2vCgEApBIAIbkKAAGMFQAhpwsCAKMSACGrCwABjRUAIegLEADQEgAhjQwBAK0SACHbDAIAoxIAIeAMBAC9EgAh4QwCAKMSACHsDAABjBUAIe4MAQCkEgAh7wwEAL0SACHwDAQAvRIAIQIAAACXAQAgCAAApAEAIA2vCgEApBIAIbkKAAGMFQAhpwsCAKMSACGrCwABjRUAIegLEADQEgAhjQwBAK0SACHbDAIAoxIAIeAMBAC9EgAh4QwCAKMSACHsDAABjBUAIe4MAQCkEgAh7wwEAL0SACHwDAQAvRIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAMoXACAWAADNFwAgFwAAzBcAIDgAAMsXACA5AADOFwAgqwsAAKkSACCNDAAAqRIAIBD1CQAAhBIAMPYJAACtAQAQ9wkAAIQSADCvCgEAtA8AIbkKAAHhEAAhpwsCALMPACGrCwAB4hAAIegLEADoDwAhjQwBAMUPACHbDAIAsw8AIeAMBADXDwAh4QwCALMPACHsDAAB4RAAIe4MAQC0DwAh7wwEANcPACHwDAQA1w8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEPUJAACCEgAw9gkAALMBABD3CQAAghIAMLkKAAHqEAAhqwsAAeoQACHoCxAA8Q8AIdsMAgC-DwAh3wwAAeoQACHgDAQA7w8AIeEMAgC-DwAh5gwAAP8R5gwi5wwQAPEPACHqDAIAvg8AIesMAgC-DwAh7AwAAeoQACHtDAAAgxIAIAEAAACwAQAgAQAAALABACAP9QkAAIISADD2CQAAswEAEPcJAACCEgAwuQoAAeoQACGrCwAB6hAAIegLEADxDwAh2wwCAL4PACHfDAAB6hAAIeAMBADvDwAh4QwCAL4PACHmDAAA_xHmDCLnDBAA8Q8AIeoMAgC-DwAh6wwCAL4PACHsDAAB6hAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMuQoAAQAAAasLAAEAAAHoCxAAAAAB2wwCAAAAAd8MAAEAAAHgDAQAAAAB4QwCAAAAAeYMAAAA5gwC5wwQAAAAAeoMAgAAAAHrDAIAAAAB7AwAAQAAAQEIAAC4AQAgDLkKAAEAAAGrCwABAAAB6AsQAAAAAdsMAgAAAAHfDAABAAAB4AwEAAAAAeEMAgAAAAHmDAAAAOYMAucMEAAAAAHqDAIAAAAB6wwCAAAAAewMAAEAAAEBCAAAugEAMAEIAAC6AQAwDLkKAAGMFQAhqwsAAYwVACHoCxAA0BIAIdsMAgCjEgAh3wwAAYwVACHgDAQAvRIAIeEMAgCjEgAh5gwAAMQX5gwi5wwQANASACHqDAIAoxIAIesMAgCjEgAh7AwAAYwVACECAAAAsAEAIAgAAL0BACAMuQoAAYwVACGrCwABjBUAIegLEADQEgAh2wwCAKMSACHfDAABjBUAIeAMBAC9EgAh4QwCAKMSACHmDAAAxBfmDCLnDBAA0BIAIeoMAgCjEgAh6wwCAKMSACHsDAABjBUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAMUXACAWAADIFwAgFwAAxxcAIDgAAMYXACA5AADJFwAgD_UJAACBEgAw9gkAAMYBABD3CQAAgRIAMLkKAAHhEAAhqwsAAeEQACHoCxAA6A8AIdsMAgCzDwAh3wwAAeEQACHgDAQA1w8AIeEMAgCzDwAh5gwAAPsR5gwi5wwQAOgPACHqDAIAsw8AIesMAgCzDwAh7AwAAeEQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAv1CQAA_hEAMPYJAADMAQAQ9wkAAP4RADCMCwAB6hAAIdULEADxDwAh2wwCAL4PACHfDAAB6hAAIeYMAAD_EeYMIucMEADxDwAh6AwCAL4PACHpDAAAgBIAIAEAAADJAQAgAQAAAMkBACAK9QkAAP4RADD2CQAAzAEAEPcJAAD-EQAwjAsAAeoQACHVCxAA8Q8AIdsMAgC-DwAh3wwAAeoQACHmDAAA_xHmDCLnDBAA8Q8AIegMAgC-DwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAeMCwABAAAB1QsQAAAAAdsMAgAAAAHfDAABAAAB5gwAAADmDALnDBAAAAAB6AwCAAAAAQEIAADRAQAgB4wLAAEAAAHVCxAAAAAB2wwCAAAAAd8MAAEAAAHmDAAAAOYMAucMEAAAAAHoDAIAAAABAQgAANMBADABCAAA0wEAMAeMCwABjBUAIdULEADQEgAh2wwCAKMSACHfDAABjBUAIeYMAADEF-YMIucMEADQEgAh6AwCAKMSACECAAAAyQEAIAgAANYBACAHjAsAAYwVACHVCxAA0BIAIdsMAgCjEgAh3wwAAYwVACHmDAAAxBfmDCLnDBAA0BIAIegMAgCjEgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAvxcAIBYAAMIXACAXAADBFwAgOAAAwBcAIDkAAMMXACAK9QkAAPoRADD2CQAA3wEAEPcJAAD6EQAwjAsAAeEQACHVCxAA6A8AIdsMAgCzDwAh3wwAAeEQACHmDAAA-xHmDCLnDBAA6A8AIegMAgCzDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAL9QkAAPgRADD2CQAA5QEAEPcJAAD4EQAwuQoAAeoQACHbDAIAvg8AId8MAAHqEAAh4AwEAO8PACHhDAIAvg8AIeIMAAHqEAAh4wwAAesQACHkDAAA-REAIAEAAADiAQAgAQAAAOIBACAK9QkAAPgRADD2CQAA5QEAEPcJAAD4EQAwuQoAAeoQACHbDAIAvg8AId8MAAHqEAAh4AwEAO8PACHhDAIAvg8AIeIMAAHqEAAh4wwAAesQACEB4wwAAKkSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHuQoAAQAAAdsMAgAAAAHfDAABAAAB4AwEAAAAAeEMAgAAAAHiDAABAAAB4wwAAQAAAQEIAADqAQAgB7kKAAEAAAHbDAIAAAAB3wwAAQAAAeAMBAAAAAHhDAIAAAAB4gwAAQAAAeMMAAEAAAEBCAAA7AEAMAEIAADsAQAwB7kKAAGMFQAh2wwCAKMSACHfDAABjBUAIeAMBAC9EgAh4QwCAKMSACHiDAABjBUAIeMMAAGNFQAhAgAAAOIBACAIAADvAQAgB7kKAAGMFQAh2wwCAKMSACHfDAABjBUAIeAMBAC9EgAh4QwCAKMSACHiDAABjBUAIeMMAAGNFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAuhcAIBYAAL0XACAXAAC8FwAgOAAAuxcAIDkAAL4XACDjDAAAqRIAIAr1CQAA9xEAMPYJAAD4AQAQ9wkAAPcRADC5CgAB4RAAIdsMAgCzDwAh3wwAAeEQACHgDAQA1w8AIeEMAgCzDwAh4gwAAeEQACHjDAAB4hAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCfUJAAD1EQAw9gkAAP4BABD3CQAA9REAMNgKBADvDwAhnQtAAMAPACHbDAIAvg8AIdwMAgC-DwAh3QwEAO8PACHeDAAA9hEAIAEAAAD7AQAgAQAAAPsBACAI9QkAAPURADD2CQAA_gEAEPcJAAD1EQAw2AoEAO8PACGdC0AAwA8AIdsMAgC-DwAh3AwCAL4PACHdDAQA7w8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF2AoEAAAAAZ0LQAAAAAHbDAIAAAAB3AwCAAAAAd0MBAAAAAEBCAAAgwIAIAXYCgQAAAABnQtAAAAAAdsMAgAAAAHcDAIAAAAB3QwEAAAAAQEIAACFAgAwAQgAAIUCADAF2AoEAL0SACGdC0AApRIAIdsMAgCjEgAh3AwCAKMSACHdDAQAvRIAIQIAAAD7AQAgCAAAiAIAIAXYCgQAvRIAIZ0LQAClEgAh2wwCAKMSACHcDAIAoxIAId0MBAC9EgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAtRcAIBYAALgXACAXAAC3FwAgOAAAthcAIDkAALkXACAI9QkAAPQRADD2CQAAkQIAEPcJAAD0EQAw2AoEANcPACGdC0AAtQ8AIdsMAgCzDwAh3AwCALMPACHdDAQA1w8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEvUJAADzEQAw9gkAAJcCABD3CQAA8xEAMJALQADADwAhkwsBAL8PACHODAEAAAABzwwCAL4PACHQDAAAiRAAINEMAQC_DwAh0gwAAIkQACDTDAEAvw8AIdQMIAD6DwAh1QwCAL4PACHWDAEAvw8AIdcMAQC_DwAh2AwBAL8PACHZDAAB6xAAIdoMAQC_DwAhAQAAAJQCACABAAAAlAIAIBL1CQAA8xEAMPYJAACXAgAQ9wkAAPMRADCQC0AAwA8AIZMLAQC_DwAhzgwBAL8PACHPDAIAvg8AIdAMAACJEAAg0QwBAL8PACHSDAAAiRAAINMMAQC_DwAh1AwgAPoPACHVDAIAvg8AIdYMAQC_DwAh1wwBAL8PACHYDAEAvw8AIdkMAAHrEAAh2gwBAL8PACEB2QwAAKkSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPkAtAAAAAAZMLAQAAAAHODAEAAAABzwwCAAAAAdAMgAAAAAHRDAEAAAAB0gyAAAAAAdMMAQAAAAHUDCAAAAAB1QwCAAAAAdYMAQAAAAHXDAEAAAAB2AwBAAAAAdkMAAEAAAHaDAEAAAABAQgAAJwCACAPkAtAAAAAAZMLAQAAAAHODAEAAAABzwwCAAAAAdAMgAAAAAHRDAEAAAAB0gyAAAAAAdMMAQAAAAHUDCAAAAAB1QwCAAAAAdYMAQAAAAHXDAEAAAAB2AwBAAAAAdkMAAEAAAHaDAEAAAABAQgAAJ4CADABCAAAngIAMA-QC0AApRIAIZMLAQCkEgAhzgwBAKQSACHPDAIAoxIAIdAMgAAAAAHRDAEApBIAIdIMgAAAAAHTDAEApBIAIdQMIADHEgAh1QwCAKMSACHWDAEApBIAIdcMAQCkEgAh2AwBAKQSACHZDAABjRUAIdoMAQCkEgAhAgAAAJQCACAIAAChAgAgD5ALQAClEgAhkwsBAKQSACHODAEApBIAIc8MAgCjEgAh0AyAAAAAAdEMAQCkEgAh0gyAAAAAAdMMAQCkEgAh1AwgAMcSACHVDAIAoxIAIdYMAQCkEgAh1wwBAKQSACHYDAEApBIAIdkMAAGNFQAh2gwBAKQSACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACwFwAgFgAAsxcAIBcAALIXACA4AACxFwAgOQAAtBcAINkMAACpEgAgEvUJAADyEQAw9gkAAKoCABD3CQAA8hEAMJALQAC1DwAhkwsBALQPACHODAEAtA8AIc8MAgCzDwAh0AwAAIMQACDRDAEAtA8AIdIMAACDEAAg0wwBALQPACHUDCAA4w8AIdUMAgCzDwAh1gwBALQPACHXDAEAtA8AIdgMAQC0DwAh2QwAAeIQACHaDAEAtA8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFvUJAADuEQAw9gkAALACABD3CQAA7hEAMPgJBAAAAAGPCgAA8BHHDCKTCgIAvg8AIa8KAADvEcYMIrAKAQC_DwAhugoBAAAAAe0KAQDKDwAh7gpAANQPACGICwQA7w8AIZELAQC_DwAh8QsBAAAAAfILQADADwAhxwwCAL4PACHIDEAA1A8AIckMAgD3DwAhygxAANQPACHLDEAA1A8AIcwMQADUDwAhzQwAAPERACABAAAArQIAIAEAAACtAgAgFfUJAADuEQAw9gkAALACABD3CQAA7hEAMPgJBADvDwAhjwoAAPARxwwikwoCAL4PACGvCgAA7xHGDCKwCgEAvw8AIboKAQC_DwAh7QoBAMoPACHuCkAA1A8AIYgLBADvDwAhkQsBAL8PACHxCwEAyg8AIfILQADADwAhxwwCAL4PACHIDEAA1A8AIckMAgD3DwAhygxAANQPACHLDEAA1A8AIcwMQADUDwAhCO0KAACpEgAg7goAAKkSACDxCwAAqRIAIMgMAACpEgAgyQwAAKkSACDKDAAAqRIAIMsMAACpEgAgzAwAAKkSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACAS-AkEAAAAAY8KAAAAxwwCkwoCAAAAAa8KAAAAxgwCsAoBAAAAAboKAQAAAAHtCgEAAAAB7gpAAAAAAYgLBAAAAAGRCwEAAAAB8QsBAAAAAfILQAAAAAHHDAIAAAAByAxAAAAAAckMAgAAAAHKDEAAAAABywxAAAAAAcwMQAAAAAEBCAAAtQIAIBL4CQQAAAABjwoAAADHDAKTCgIAAAABrwoAAADGDAKwCgEAAAABugoBAAAAAe0KAQAAAAHuCkAAAAABiAsEAAAAAZELAQAAAAHxCwEAAAAB8gtAAAAAAccMAgAAAAHIDEAAAAAByQwCAAAAAcoMQAAAAAHLDEAAAAABzAxAAAAAAQEIAAC3AgAwAQgAALcCADAS-AkEAL0SACGPCgAArxfHDCKTCgIAoxIAIa8KAACuF8YMIrAKAQCkEgAhugoBAKQSACHtCgEArRIAIe4KQAC0EgAhiAsEAL0SACGRCwEApBIAIfELAQCtEgAh8gtAAKUSACHHDAIAoxIAIcgMQAC0EgAhyQwCAL4SACHKDEAAtBIAIcsMQAC0EgAhzAxAALQSACECAAAArQIAIAgAALoCACAS-AkEAL0SACGPCgAArxfHDCKTCgIAoxIAIa8KAACuF8YMIrAKAQCkEgAhugoBAKQSACHtCgEArRIAIe4KQAC0EgAhiAsEAL0SACGRCwEApBIAIfELAQCtEgAh8gtAAKUSACHHDAIAoxIAIcgMQAC0EgAhyQwCAL4SACHKDEAAtBIAIcsMQAC0EgAhzAxAALQSACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACpFwAgFgAArBcAIBcAAKsXACA4AACqFwAgOQAArRcAIO0KAACpEgAg7goAAKkSACDxCwAAqRIAIMgMAACpEgAgyQwAAKkSACDKDAAAqRIAIMsMAACpEgAgzAwAAKkSACAV9QkAAOcRADD2CQAAwwIAEPcJAADnEQAw-AkEANcPACGPCgAA6RHHDCKTCgIAsw8AIa8KAADoEcYMIrAKAQC0DwAhugoBALQPACHtCgEAxQ8AIe4KQADNDwAhiAsEANcPACGRCwEAtA8AIfELAQDFDwAh8gtAALUPACHHDAIAsw8AIcgMQADNDwAhyQwCANkPACHKDEAAzQ8AIcsMQADNDwAhzAxAAM0PACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA5BEAIPUJAADiEQAw9gkAAM4CABD3CQAA4hEAMPsJQADADwAhiQpAANQPACGPCgAA4xG8DCLSCgQA7w8AIYwLAQC_DwAhkwsBAAAAAeoLAgC-DwAhvAxAANQPACG9DAEAyg8AIb4MQADUDwAhvwxAANQPACHADEAA1A8AIcEMAgC-DwAhwgxAANQPACHDDEAA1A8AIcQMQADUDwAhAQAAAMYCACAK3AEAAOYRACD1CQAA5REAMPYJAADIAgAQ9wkAAOURADD4CQQA7w8AIZELAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACEB3AEAAKgXACAK3AEAAOYRACD1CQAA5REAMPYJAADIAgAQ9wkAAOURADD4CQQAAAABkQsBAL8PACGTCwEAvw8AIecLAQC_DwAh6AsBAL8PACHpCwIAvg8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADkEQAg9QkAAOIRADD2CQAAzgIAEPcJAADiEQAw-wlAAMAPACGJCkAA1A8AIY8KAADjEbwMItIKBADvDwAhjAsBAL8PACGTCwEAvw8AIeoLAgC-DwAhvAxAANQPACG9DAEAyg8AIb4MQADUDwAhvwxAANQPACHADEAA1A8AIcEMAgC-DwAhwgxAANQPACHDDEAA1A8AIcQMQADUDwAhCt0BAACnFwAgiQoAAKkSACC8DAAAqRIAIL0MAACpEgAgvgwAAKkSACC_DAAAqRIAIMAMAACpEgAgwgwAAKkSACDDDAAAqRIAIMQMAACpEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACmFwAg-wlAAAAAAYkKQAAAAAGPCgAAALwMAtIKBAAAAAGMCwEAAAABkwsBAAAAAeoLAgAAAAG8DEAAAAABvQwBAAAAAb4MQAAAAAG_DEAAAAABwAxAAAAAAcEMAgAAAAHCDEAAAAABwwxAAAAAAcQMQAAAAAEBCAAA0wIAIBD7CUAAAAABiQpAAAAAAY8KAAAAvAwC0goEAAAAAYwLAQAAAAGTCwEAAAAB6gsCAAAAAbwMQAAAAAG9DAEAAAABvgxAAAAAAb8MQAAAAAHADEAAAAABwQwCAAAAAcIMQAAAAAHDDEAAAAABxAxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAJkXACD7CUAApRIAIYkKQAC0EgAhjwoAAJgXvAwi0goEAL0SACGMCwEApBIAIZMLAQCkEgAh6gsCAKMSACG8DEAAtBIAIb0MAQCtEgAhvgxAALQSACG_DEAAtBIAIcAMQAC0EgAhwQwCAKMSACHCDEAAtBIAIcMMQAC0EgAhxAxAALQSACECAAAAxgIAIAgAANgCACAQ-wlAAKUSACGJCkAAtBIAIY8KAACYF7wMItIKBAC9EgAhjAsBAKQSACGTCwEApBIAIeoLAgCjEgAhvAxAALQSACG9DAEArRIAIb4MQAC0EgAhvwxAALQSACHADEAAtBIAIcEMAgCjEgAhwgxAALQSACHDDEAAtBIAIcQMQAC0EgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAkxcAIBYAAJYXACAXAACVFwAgOAAAlBcAIDkAAJcXACCJCgAAqRIAILwMAACpEgAgvQwAAKkSACC-DAAAqRIAIL8MAACpEgAgwAwAAKkSACDCDAAAqRIAIMMMAACpEgAgxAwAAKkSACAT9QkAAN4RADD2CQAA4QIAEPcJAADeEQAw-wlAALUPACGJCkAAzQ8AIY8KAADfEbwMItIKBADXDwAhjAsBALQPACGTCwEAtA8AIeoLAgCzDwAhvAxAAM0PACG9DAEAxQ8AIb4MQADNDwAhvwxAAM0PACHADEAAzQ8AIcEMAgCzDwAhwgxAAM0PACHDDEAAzQ8AIcQMQADNDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACSFwAg-AkEAAAAAZELAQAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABAQgAAOkCACAG-AkEAAAAAZELAQAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAkRcAIPgJBAC9EgAhkQsBAKQSACGTCwEApBIAIecLAQCkEgAh6AsBAKQSACHpCwIAoxIAIQIAAADKAgAgCAAA7gIAIAb4CQQAvRIAIZELAQCkEgAhkwsBAKQSACHnCwEApBIAIegLAQCkEgAh6QsCAKMSACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACMFwAgFgAAjxcAIBcAAI4XACA4AACNFwAgOQAAkBcAIAn1CQAA3REAMPYJAAD3AgAQ9wkAAN0RADD4CQQA1w8AIZELAQC0DwAhkwsBALQPACHnCwEAtA8AIegLAQC0DwAh6QsCALMPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBD1CQAA3BEAMPYJAAD9AgAQ9wkAANwRADD7CUAAwA8AIY8KAQDKDwAhsAoBAAAAAfAKQADADwAhrwwBAL8PACGzDAEAvw8AIbQMAQC_DwAhtQwBAL8PACG2DAEAyg8AIbcMAQC_DwAhuAwBAL8PACG5DAEAvw8AIboMQADUDwAhAQAAAPoCACABAAAA-gIAIBD1CQAA3BEAMPYJAAD9AgAQ9wkAANwRADD7CUAAwA8AIY8KAQDKDwAhsAoBAL8PACHwCkAAwA8AIa8MAQC_DwAhswwBAL8PACG0DAEAvw8AIbUMAQC_DwAhtgwBAMoPACG3DAEAvw8AIbgMAQC_DwAhuQwBAL8PACG6DEAA1A8AIQOPCgAAqRIAILYMAACpEgAgugwAAKkSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAN-wlAAAAAAY8KAQAAAAGwCgEAAAAB8ApAAAAAAa8MAQAAAAGzDAEAAAABtAwBAAAAAbUMAQAAAAG2DAEAAAABtwwBAAAAAbgMAQAAAAG5DAEAAAABugxAAAAAAQEIAACCAwAgDfsJQAAAAAGPCgEAAAABsAoBAAAAAfAKQAAAAAGvDAEAAAABswwBAAAAAbQMAQAAAAG1DAEAAAABtgwBAAAAAbcMAQAAAAG4DAEAAAABuQwBAAAAAboMQAAAAAEBCAAAhAMAMAEIAACEAwAwDfsJQAClEgAhjwoBAK0SACGwCgEApBIAIfAKQAClEgAhrwwBAKQSACGzDAEApBIAIbQMAQCkEgAhtQwBAKQSACG2DAEArRIAIbcMAQCkEgAhuAwBAKQSACG5DAEApBIAIboMQAC0EgAhAgAAAPoCACAIAACHAwAgDfsJQAClEgAhjwoBAK0SACGwCgEApBIAIfAKQAClEgAhrwwBAKQSACGzDAEApBIAIbQMAQCkEgAhtQwBAKQSACG2DAEArRIAIbcMAQCkEgAhuAwBAKQSACG5DAEApBIAIboMQAC0EgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAiRcAIBYAAIsXACAXAACKFwAgjwoAAKkSACC2DAAAqRIAILoMAACpEgAgEPUJAADbEQAw9gkAAJADABD3CQAA2xEAMPsJQAC1DwAhjwoBAMUPACGwCgEAtA8AIfAKQAC1DwAhrwwBALQPACGzDAEAtA8AIbQMAQC0DwAhtQwBALQPACG2DAEAxQ8AIbcMAQC0DwAhuAwBALQPACG5DAEAtA8AIboMQADNDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAM9QkAANoRADD2CQAAlgMAEPcJAADaEQAw-AkEAAAAAYkKQADADwAhsAoBAL8PACHaCkAAwA8AIfgLQADUDwAhrwwBAL8PACGwDAAB6hAAIbEMAAHqEAAhsgwCAL4PACEBAAAAkwMAIAEAAACTAwAgDPUJAADaEQAw9gkAAJYDABD3CQAA2hEAMPgJBADvDwAhiQpAAMAPACGwCgEAvw8AIdoKQADADwAh-AtAANQPACGvDAEAvw8AIbAMAAHqEAAhsQwAAeoQACGyDAIAvg8AIQH4CwAAqRIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAn4CQQAAAABiQpAAAAAAbAKAQAAAAHaCkAAAAAB-AtAAAAAAa8MAQAAAAGwDAABAAABsQwAAQAAAbIMAgAAAAEBCAAAmwMAIAn4CQQAAAABiQpAAAAAAbAKAQAAAAHaCkAAAAAB-AtAAAAAAa8MAQAAAAGwDAABAAABsQwAAQAAAbIMAgAAAAEBCAAAnQMAMAEIAACdAwAwCfgJBAC9EgAhiQpAAKUSACGwCgEApBIAIdoKQAClEgAh-AtAALQSACGvDAEApBIAIbAMAAGMFQAhsQwAAYwVACGyDAIAoxIAIQIAAACTAwAgCAAAoAMAIAn4CQQAvRIAIYkKQAClEgAhsAoBAKQSACHaCkAApRIAIfgLQAC0EgAhrwwBAKQSACGwDAABjBUAIbEMAAGMFQAhsgwCAKMSACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACEFwAgFgAAhxcAIBcAAIYXACA4AACFFwAgOQAAiBcAIPgLAACpEgAgDPUJAADZEQAw9gkAAKkDABD3CQAA2REAMPgJBADXDwAhiQpAALUPACGwCgEAtA8AIdoKQAC1DwAh-AtAAM0PACGvDAEAtA8AIbAMAAHhEAAhsQwAAeEQACGyDAIAsw8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFPUJAADYEQAw9gkAAK8DABD3CQAA2BEAMIELQADADwAh-wsBAMoPACH9CwEAvw8AIf4LAAHqEAAhgAwBAAAAAYEMAQDKDwAhggwBAMoPACGbDCAA-g8AIaIMAQC_DwAhowwBAL8PACGoDAEAvw8AIakMAQDKDwAhqgwBAMoPACGrDAEAyg8AIawMAACpEQAgrQwAAKkRACCuDEAA1A8AIQEAAACsAwAgAQAAAKwDACAU9QkAANgRADD2CQAArwMAEPcJAADYEQAwgQtAAMAPACH7CwEAyg8AIf0LAQC_DwAh_gsAAeoQACGADAEAvw8AIYEMAQDKDwAhggwBAMoPACGbDCAA-g8AIaIMAQC_DwAhowwBAL8PACGoDAEAvw8AIakMAQDKDwAhqgwBAMoPACGrDAEAyg8AIawMAACpEQAgrQwAAKkRACCuDEAA1A8AIQf7CwAAqRIAIIEMAACpEgAgggwAAKkSACCpDAAAqRIAIKoMAACpEgAgqwwAAKkSACCuDAAAqRIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGBC0AApRIAIfsLAQCtEgAh_QsBAKQSACH-CwABjBUAIYAMAQCkEgAhgQwBAK0SACGCDAEArRIAIZsMIADHEgAhogwBAKQSACGjDAEApBIAIagMAQCkEgAhqQwBAK0SACGqDAEArRIAIasMAQCtEgAhrAwAAIIXACCtDAAAgxcAIK4MQAC0EgAhAgAAAKwDACAIAAC0AwAgEYELQAClEgAh-wsBAK0SACH9CwEApBIAIf4LAAGMFQAhgAwBAKQSACGBDAEArRIAIYIMAQCtEgAhmwwgAMcSACGiDAEApBIAIaMMAQCkEgAhqAwBAKQSACGpDAEArRIAIaoMAQCtEgAhqwwBAK0SACGsDAAAghcAIK0MAACDFwAgrgxAALQSACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAP8WACAWAACBFwAgFwAAgBcAIPsLAACpEgAggQwAAKkSACCCDAAAqRIAIKkMAACpEgAgqgwAAKkSACCrDAAAqRIAIK4MAACpEgAgFPUJAADXEQAw9gkAALwDABD3CQAA1xEAMIELQAC1DwAh-wsBAMUPACH9CwEAtA8AIf4LAAHhEAAhgAwBALQPACGBDAEAxQ8AIYIMAQDFDwAhmwwgAOMPACGiDAEAtA8AIaMMAQC0DwAhqAwBALQPACGpDAEAxQ8AIaoMAQDFDwAhqwwBAMUPACGsDAAAqREAIK0MAACpEQAgrgxAAM0PACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBH1CQAA0xEAMPYJAADCAwAQ9wkAANMRADCnCwIAvg8AIYAMAQC_DwAhgQwBAMoPACGcDAEAvw8AIZ0MAgC-DwAhnwwAANQRnwwioAwCAPcPACGhDAEAyg8AIaIMAQDKDwAhowwBAMoPACGkDAAA9g8AIKUMAgC-DwAhpgwAANURACCnDAAA1hEAIAEAAAC_AwAgAQAAAL8DACAP9QkAANMRADD2CQAAwgMAEPcJAADTEQAwpwsCAL4PACGADAEAvw8AIYEMAQDKDwAhnAwBAL8PACGdDAIAvg8AIZ8MAADUEZ8MIqAMAgD3DwAhoQwBAMoPACGiDAEAyg8AIaMMAQDKDwAhpAwAAPYPACClDAIAvg8AIQaBDAAAqRIAIKAMAACpEgAgoQwAAKkSACCiDAAAqRIAIKMMAACpEgAgpAwAAKkSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMpwsCAAAAAYAMAQAAAAGBDAEAAAABnAwBAAAAAZ0MAgAAAAGfDAAAAJ8MAqAMAgAAAAGhDAEAAAABogwBAAAAAaMMAQAAAAGkDIAAAAABpQwCAAAAAQEIAADHAwAgDKcLAgAAAAGADAEAAAABgQwBAAAAAZwMAQAAAAGdDAIAAAABnwwAAACfDAKgDAIAAAABoQwBAAAAAaIMAQAAAAGjDAEAAAABpAyAAAAAAaUMAgAAAAEBCAAAyQMAMAEIAADJAwAwDKcLAgCjEgAhgAwBAKQSACGBDAEArRIAIZwMAQCkEgAhnQwCAKMSACGfDAAA_hafDCKgDAIAvhIAIaEMAQCtEgAhogwBAK0SACGjDAEArRIAIaQMgAAAAAGlDAIAoxIAIQIAAAC_AwAgCAAAzAMAIAynCwIAoxIAIYAMAQCkEgAhgQwBAK0SACGcDAEApBIAIZ0MAgCjEgAhnwwAAP4WnwwioAwCAL4SACGhDAEArRIAIaIMAQCtEgAhowwBAK0SACGkDIAAAAABpQwCAKMSACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAD5FgAgFgAA_BYAIBcAAPsWACA4AAD6FgAgOQAA_RYAIIEMAACpEgAgoAwAAKkSACChDAAAqRIAIKIMAACpEgAgowwAAKkSACCkDAAAqRIAIA_1CQAAzxEAMPYJAADVAwAQ9wkAAM8RADCnCwIAsw8AIYAMAQC0DwAhgQwBAMUPACGcDAEAtA8AIZ0MAgCzDwAhnwwAANARnwwioAwCANkPACGhDAEAxQ8AIaIMAQDFDwAhowwBAMUPACGkDAAA2A8AIKUMAgCzDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAK9QkAAM0RADD2CQAA2wMAEPcJAADNEQAw-AkBAAAAAfsJQADADwAhiQpAAMAPACGMCwEAvw8AIYAMAQC_DwAhgQwBAMoPACGbDCAAzhEAIQEAAADYAwAgAQAAANgDACAK9QkAAM0RADD2CQAA2wMAEPcJAADNEQAw-AkBAL8PACH7CUAAwA8AIYkKQADADwAhjAsBAL8PACGADAEAvw8AIYEMAQDKDwAhmwwgAM4RACECgQwAAKkSACCbDAAAqRIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAf4CQEAAAAB-wlAAAAAAYkKQAAAAAGMCwEAAAABgAwBAAAAAYEMAQAAAAGbDCAAAAABAQgAAOADACAH-AkBAAAAAfsJQAAAAAGJCkAAAAABjAsBAAAAAYAMAQAAAAGBDAEAAAABmwwgAAAAAQEIAADiAwAwAQgAAOIDADAH-AkBAKQSACH7CUAApRIAIYkKQAClEgAhjAsBAKQSACGADAEApBIAIYEMAQCtEgAhmwwgAPgWACECAAAA2AMAIAgAAOUDACAH-AkBAKQSACH7CUAApRIAIYkKQAClEgAhjAsBAKQSACGADAEApBIAIYEMAQCtEgAhmwwgAPgWACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAAD1FgAgFgAA9xYAIBcAAPYWACCBDAAAqRIAIJsMAACpEgAgCvUJAADJEQAw9gkAAO4DABD3CQAAyREAMPgJAQC0DwAh-wlAALUPACGJCkAAtQ8AIYwLAQC0DwAhgAwBALQPACGBDAEAxQ8AIZsMIADKEQAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAL8RACDOAgAAwBEAIPUJAAC-EQAw9gkAAPsDABD3CQAAvhEAMPgJAQAAAAH7CUAAwA8AIZMLAQC_DwAhkQwBAL8PACGYDAEAAAABAQAAAPEDACAIygIAAMgRACD1CQAAxhEAMPYJAADzAwAQ9wkAAMYRADD7CUAAwA8AIbAKAQC_DwAh0wsBAP8PACGXDAAAxxGXDCIBygIAAPMWACAJygIAAMgRACD1CQAAxhEAMPYJAADzAwAQ9wkAAMYRADD7CUAAwA8AIbAKAQC_DwAh0wsBAP8PACGXDAAAxxGXDCKaDAAAxREAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAMMRACDNAgAAxBEAIPUJAADBEQAw9gkAAPcDABD3CQAAwREAMPgJAQD_DwAh-wlAAMAPACGJCkAA1A8AIZAKAQDKDwAhvQsAAMIRkwwi0wsBAOwQACGPDAQA7w8AIZAMAQC_DwAhkQwBAL8PACGTDAQA7w8AIZQMBADvDwAhlQxAANQPACEGygIAAPMWACDNAgAA9BYAIIkKAACpEgAgkAoAAKkSACDTCwAAqRIAIJUMAACpEgAgEcoCAADDEQAgzQIAAMQRACD1CQAAwREAMPYJAAD3AwAQ9wkAAMERADD4CQEAAAAB-wlAAMAPACGJCkAA1A8AIZAKAQDKDwAhvQsAAMIRkwwi0wsBAOwQACGPDAQA7w8AIZAMAQAAAAGRDAEAvw8AIZMMBADvDwAhlAwEAO8PACGVDEAA1A8AIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAL8RACDOAgAAwBEAIPUJAAC-EQAw9gkAAPsDABD3CQAAvhEAMPgJAQD_DwAh-wlAAMAPACGTCwEAvw8AIZEMAQC_DwAhmAwBAL8PACEBAAAA-wMAIAnMAgAAvREAIPUJAAC8EQAw9gkAAP0DABD3CQAAvBEAMPgJAQD_DwAh-wlAAMAPACGwCgEAvw8AIY4MAQD_DwAhjwwEAO8PACEBzAIAAPIWACAKzAIAAL0RACD1CQAAvBEAMPYJAAD9AwAQ9wkAALwRADD4CQEAAAAB-wlAAMAPACGwCgEAvw8AIY4MAQD_DwAhjwwEAO8PACGZDAAAuxEAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAA8BYAIM4CAADxFgAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAADuFgAgzgIAAO8WACD4CQEAAAAB-wlAAAAAAZMLAQAAAAGRDAEAAAABmAwBAAAAAQEIAACJBAAgBfgJAQAAAAH7CUAAAAABkwsBAAAAAZEMAQAAAAGYDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA1BYAIM4CAADVFgAg-AkBAKQSACH7CUAApRIAIZMLAQCkEgAhkQwBAKQSACGYDAEApBIAIQIAAADxAwAgCAAAjgQAIAX4CQEApBIAIfsJQAClEgAhkwsBAKQSACGRDAEApBIAIZgMAQCkEgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA0RYAIBYAANMWACAXAADSFgAgCPUJAAC6EQAw9gkAAJcEABD3CQAAuhEAMPgJAQD8DwAh-wlAALUPACGTCwEAtA8AIZEMAQC0DwAhmAwBALQPACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAANAWACD7CUAAAAABsAoBAAAAAdMLAQAAAAGXDAAAAJcMAgEIAACfBAAgBPsJQAAAAAGwCgEAAAAB0wsBAAAAAZcMAAAAlwwCAQgAAKEEADABCAAAoQQAMAXKAgAAzxYAIPsJQAClEgAhsAoBAKQSACHTCwEApBIAIZcMAADOFpcMIgIAAAD1AwAgCAAApAQAIAT7CUAApRIAIbAKAQCkEgAh0wsBAKQSACGXDAAAzhaXDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADLFgAgFgAAzRYAIBcAAMwWACAH9QkAALYRADD2CQAArQQAEPcJAAC2EQAw-wlAALUPACGwCgEAtA8AIdMLAQD8DwAhlwwAALcRlwwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADJFgAgzQIAAMoWACD4CQEAAAAB-wlAAAAAAYkKQAAAAAGQCgEAAAABvQsAAACTDALTCwEAAAABjwwEAAAAAZAMAQAAAAGRDAEAAAABkwwEAAAAAZQMBAAAAAGVDEAAAAABAQgAALUEACAM-AkBAAAAAfsJQAAAAAGJCkAAAAABkAoBAAAAAb0LAAAAkwwC0wsBAAAAAY8MBAAAAAGQDAEAAAABkQwBAAAAAZMMBAAAAAGUDAQAAAABlQxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAuxYAIM0CAAC8FgAg-AkBAKQSACH7CUAApRIAIYkKQAC0EgAhkAoBAK0SACG9CwAAuhaTDCLTCwEArRIAIY8MBAC9EgAhkAwBAKQSACGRDAEApBIAIZMMBAC9EgAhlAwEAL0SACGVDEAAtBIAIQIAAAD5AwAgCAAAuwQAIAz4CQEApBIAIfsJQAClEgAhiQpAALQSACGQCgEArRIAIb0LAAC6FpMMItMLAQCtEgAhjwwEAL0SACGQDAEApBIAIZEMAQCkEgAhkwwEAL0SACGUDAQAvRIAIZUMQAC0EgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAAC1FgAgFgAAuBYAIBcAALcWACA4AAC2FgAgOQAAuRYAIIkKAACpEgAgkAoAAKkSACDTCwAAqRIAIJUMAACpEgAgD_UJAACyEQAw9gkAAMUEABD3CQAAshEAMPgJAQD8DwAh-wlAALUPACGJCkAAzQ8AIZAKAQDFDwAhvQsAALMRkwwi0wsBAOMQACGPDAQA1w8AIZAMAQC0DwAhkQwBALQPACGTDAQA1w8AIZQMBADXDwAhlQxAAM0PACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAALQWACD4CQEAAAAB-wlAAAAAAbAKAQAAAAGODAEAAAABjwwEAAAAAQEIAADNBAAgBfgJAQAAAAH7CUAAAAABsAoBAAAAAY4MAQAAAAGPDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAsxYAIPgJAQCkEgAh-wlAAKUSACGwCgEApBIAIY4MAQCkEgAhjwwEAL0SACECAAAA_wMAIAgAANIEACAF-AkBAKQSACH7CUAApRIAIbAKAQCkEgAhjgwBAKQSACGPDAQAvRIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAK4WACAWAACxFgAgFwAAsBYAIDgAAK8WACA5AACyFgAgCPUJAACxEQAw9gkAANsEABD3CQAAsREAMPgJAQD8DwAh-wlAALUPACGwCgEAtA8AIY4MAQD8DwAhjwwEANcPACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAf1CQAAsBEAMPYJAADhBAAQ9wkAALARADCADAEAAAABiwxAAMAPACGMDEAA1A8AIY0MAQDKDwAhAQAAAN4EACABAAAA3gQAIAf1CQAAsBEAMPYJAADhBAAQ9wkAALARADCADAEAvw8AIYsMQADADwAhjAxAANQPACGNDAEAyg8AIQKMDAAAqRIAII0MAACpEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBIAMAQAAAAGLDEAAAAABjAxAAAAAAY0MAQAAAAEBCAAA5gQAIASADAEAAAABiwxAAAAAAYwMQAAAAAGNDAEAAAABAQgAAOgEADABCAAA6AQAMASADAEApBIAIYsMQAClEgAhjAxAALQSACGNDAEArRIAIQIAAADeBAAgCAAA6wQAIASADAEApBIAIYsMQAClEgAhjAxAALQSACGNDAEArRIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAKsWACAWAACtFgAgFwAArBYAIIwMAACpEgAgjQwAAKkSACAH9QkAAK8RADD2CQAA9AQAEPcJAACvEQAwgAwBALQPACGLDEAAtQ8AIYwMQADNDwAhjQwBAMUPACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAqxEAIPUJAACqEQAw9gkAAP8EABD3CQAAqhEAMPgJAgAAAAH7CwEAvw8AIf8LAQC_DwAhgAwBAAAAAYEMAQC_DwAhggwBAL8PACGDDAEAyg8AIYQMAQDKDwAhhQwAAKkRACCGDCAA-g8AIQEAAAD3BAAgD58DAACuEQAg9QkAAK0RADD2CQAA-QQAEPcJAACtEQAw-AkCAL4PACHjCgEAyg8AIbMLAQC_DwAhywsBAL8PACH3CwAB6hAAIfkLAgC-DwAh-gsBAL8PACH7CwEAvw8AIfwLAQDKDwAh_QsBAMoPACH-CwAB6xAAIQWfAwAAqhYAIOMKAACpEgAg_AsAAKkSACD9CwAAqRIAIP4LAACpEgAgEJ8DAACuEQAg9QkAAK0RADD2CQAA-QQAEPcJAACtEQAw-AkCAAAAAeMKAQDKDwAhswsBAL8PACHLCwEAvw8AIfcLAAHqEAAh-QsCAL4PACH6CwEAvw8AIfsLAQC_DwAh_AsBAMoPACH9CwEAyg8AIf4LAAHrEAAhigwAAKwRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAqxEAIPUJAACqEQAw9gkAAP8EABD3CQAAqhEAMPgJAgC-DwAh-wsBAL8PACH_CwEAvw8AIYAMAQC_DwAhgQwBAL8PACGCDAEAvw8AIYMMAQDKDwAhhAwBAMoPACGFDAAAqREAIIYMIAD6DwAhA6ADAACpFgAggwwAAKkSACCEDAAAqRIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAqBYAIPgJAgAAAAH7CwEAAAAB_wsBAAAAAYAMAQAAAAGBDAEAAAABggwBAAAAAYMMAQAAAAGEDAEAAAABhQwAAKcWACCGDCAAAAABAQgAAIQFACAK-AkCAAAAAfsLAQAAAAH_CwEAAAABgAwBAAAAAYEMAQAAAAGCDAEAAAABgwwBAAAAAYQMAQAAAAGFDAAApxYAIIYMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAACaFgAg-AkCAKMSACH7CwEApBIAIf8LAQCkEgAhgAwBAKQSACGBDAEApBIAIYIMAQCkEgAhgwwBAK0SACGEDAEArRIAIYUMAACZFgAghgwgAMcSACECAAAA9wQAIAgAAIkFACAK-AkCAKMSACH7CwEApBIAIf8LAQCkEgAhgAwBAKQSACGBDAEApBIAIYIMAQCkEgAhgwwBAK0SACGEDAEArRIAIYUMAACZFgAghgwgAMcSACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAACUFgAgFgAAlxYAIBcAAJYWACA4AACVFgAgOQAAmBYAIIMMAACpEgAghAwAAKkSACAN9QkAAKgRADD2CQAAkgUAEPcJAACoEQAw-AkCALMPACH7CwEAtA8AIf8LAQC0DwAhgAwBALQPACGBDAEAtA8AIYIMAQC0DwAhgwwBAMUPACGEDAEAxQ8AIYUMAACpEQAghgwgAOMPACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAJMWACD4CQIAAAAB4woBAAAAAbMLAQAAAAHLCwEAAAAB9wsAAQAAAfkLAgAAAAH6CwEAAAAB-wsBAAAAAfwLAQAAAAH9CwEAAAAB_gsAAQAAAQEIAACaBQAgC_gJAgAAAAHjCgEAAAABswsBAAAAAcsLAQAAAAH3CwABAAAB-QsCAAAAAfoLAQAAAAH7CwEAAAAB_AsBAAAAAf0LAQAAAAH-CwABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAkhYAIPgJAgCjEgAh4woBAK0SACGzCwEApBIAIcsLAQCkEgAh9wsAAYwVACH5CwIAoxIAIfoLAQCkEgAh-wsBAKQSACH8CwEArRIAIf0LAQCtEgAh_gsAAY0VACECAAAA-wQAIAgAAJ8FACAL-AkCAKMSACHjCgEArRIAIbMLAQCkEgAhywsBAKQSACH3CwABjBUAIfkLAgCjEgAh-gsBAKQSACH7CwEApBIAIfwLAQCtEgAh_QsBAK0SACH-CwABjRUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAI0WACAWAACQFgAgFwAAjxYAIDgAAI4WACA5AACRFgAg4woAAKkSACD8CwAAqRIAIP0LAACpEgAg_gsAAKkSACAO9QkAAKcRADD2CQAAqAUAEPcJAACnEQAw-AkCALMPACHjCgEAxQ8AIbMLAQC0DwAhywsBALQPACH3CwAB4RAAIfkLAgCzDwAh-gsBALQPACH7CwEAtA8AIfwLAQDFDwAh_QsBAMUPACH-CwAB4hAAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBYcGBADvDwAh9QkAAKYRADD2CQAArgUAEPcJAACmEQAw-AkCAAAAAQEAAACrBQAgAQAAAKsFACAFhwYEAO8PACH1CQAAphEAMPYJAACuBQAQ9wkAAKYRADD4CQIAvg8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAChwYEAAAAAfgJAgAAAAEBCAAAswUAIAKHBgQAAAAB-AkCAAAAAQEIAAC1BQAwAQgAALUFADAChwYEAL0SACH4CQIAoxIAIQIAAACrBQAgCAAAuAUAIAKHBgQAvRIAIfgJAgCjEgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAiBYAIBYAAIsWACAXAACKFgAgOAAAiRYAIDkAAIwWACAFhwYEANcPACH1CQAApREAMPYJAADBBQAQ9wkAAKURADD4CQIAsw8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB_UJAACkEQAw9gkAAMcFABD3CQAApBEAMIkKQADADwAh5goBAL8PACG_CwEAAAAB-AtAAMAPACEBAAAAxAUAIAEAAADEBQAgB_UJAACkEQAw9gkAAMcFABD3CQAApBEAMIkKQADADwAh5goBAL8PACG_CwEAvw8AIfgLQADADwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASJCkAAAAAB5goBAAAAAb8LAQAAAAH4C0AAAAABAQgAAMwFACAEiQpAAAAAAeYKAQAAAAG_CwEAAAAB-AtAAAAAAQEIAADOBQAwAQgAAM4FADAEiQpAAKUSACHmCgEApBIAIb8LAQCkEgAh-AtAAKUSACECAAAAxAUAIAgAANEFACAEiQpAAKUSACHmCgEApBIAIb8LAQCkEgAh-AtAAKUSACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACFFgAgFgAAhxYAIBcAAIYWACAH9QkAAKMRADD2CQAA2gUAEPcJAACjEQAwiQpAALUPACHmCgEAtA8AIb8LAQC0DwAh-AtAALUPACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAf1CQAAohEAMPYJAADgBQAQ9wkAAKIRADD7CUAAwA8AIYkKQADADwAhpwoAAQAAAeYKAQC_DwAhAQAAAN0FACABAAAA3QUAIAf1CQAAohEAMPYJAADgBQAQ9wkAAKIRADD7CUAAwA8AIYkKQADADwAhpwoAAeoQACHmCgEAvw8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAE-wlAAAAAAYkKQAAAAAGnCgABAAAB5goBAAAAAQEIAADlBQAgBPsJQAAAAAGJCkAAAAABpwoAAQAAAeYKAQAAAAEBCAAA5wUAMAEIAADnBQAwBPsJQAClEgAhiQpAAKUSACGnCgABjBUAIeYKAQCkEgAhAgAAAN0FACAIAADqBQAgBPsJQAClEgAhiQpAAKUSACGnCgABjBUAIeYKAQCkEgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAghYAIBYAAIQWACAXAACDFgAgB_UJAAChEQAw9gkAAPMFABD3CQAAoREAMPsJQAC1DwAhiQpAALUPACGnCgAB4RAAIeYKAQC0DwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAR9QkAAKARADD2CQAA-QUAEPcJAACgEQAw-AkBAAAAAfsJQADADwAhsAoBAL8PACHxCkAA1A8AIaELAQC_DwAhswsBAMoPACG5CwEAyg8AIcsLAQC_DwAhzQsBAL8PACHzCwEAvw8AIfQLAACJEAAg9QsBAL8PACH2CwEAvw8AIfcLAQDKDwAhAQAAAPYFACABAAAA9gUAIBH1CQAAoBEAMPYJAAD5BQAQ9wkAAKARADD4CQEA_w8AIfsJQADADwAhsAoBAL8PACHxCkAA1A8AIaELAQC_DwAhswsBAMoPACG5CwEAyg8AIcsLAQC_DwAhzQsBAL8PACHzCwEAvw8AIfQLAACJEAAg9QsBAL8PACH2CwEAvw8AIfcLAQDKDwAhBPEKAACpEgAgswsAAKkSACC5CwAAqRIAIPcLAACpEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDvgJAQAAAAH7CUAAAAABsAoBAAAAAfEKQAAAAAGhCwEAAAABswsBAAAAAbkLAQAAAAHLCwEAAAABzQsBAAAAAfMLAQAAAAH0C4AAAAAB9QsBAAAAAfYLAQAAAAH3CwEAAAABAQgAAP4FACAO-AkBAAAAAfsJQAAAAAGwCgEAAAAB8QpAAAAAAaELAQAAAAGzCwEAAAABuQsBAAAAAcsLAQAAAAHNCwEAAAAB8wsBAAAAAfQLgAAAAAH1CwEAAAAB9gsBAAAAAfcLAQAAAAEBCAAAgAYAMAEIAACABgAwDvgJAQCkEgAh-wlAAKUSACGwCgEApBIAIfEKQAC0EgAhoQsBAKQSACGzCwEArRIAIbkLAQCtEgAhywsBAKQSACHNCwEApBIAIfMLAQCkEgAh9AuAAAAAAfULAQCkEgAh9gsBAKQSACH3CwEArRIAIQIAAAD2BQAgCAAAgwYAIA74CQEApBIAIfsJQAClEgAhsAoBAKQSACHxCkAAtBIAIaELAQCkEgAhswsBAK0SACG5CwEArRIAIcsLAQCkEgAhzQsBAKQSACHzCwEApBIAIfQLgAAAAAH1CwEApBIAIfYLAQCkEgAh9wsBAK0SACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAAD_FQAgFgAAgRYAIBcAAIAWACDxCgAAqRIAILMLAACpEgAguQsAAKkSACD3CwAAqRIAIBH1CQAAnxEAMPYJAACMBgAQ9wkAAJ8RADD4CQEA_A8AIfsJQAC1DwAhsAoBALQPACHxCkAAzQ8AIaELAQC0DwAhswsBAMUPACG5CwEAxQ8AIcsLAQC0DwAhzQsBALQPACHzCwEAtA8AIfQLAACDEAAg9QsBALQPACH2CwEAtA8AIfcLAQDFDwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAF9QkAAJ4RADD2CQAAkgYAEPcJAACeEQAwkwsBAAAAAaQLQADADwAhAQAAAI8GACABAAAAjwYAIAX1CQAAnhEAMPYJAACSBgAQ9wkAAJ4RADCTCwEAvw8AIaQLQADADwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKTCwEAAAABpAtAAAAAAQEIAACXBgAgApMLAQAAAAGkC0AAAAABAQgAAJkGADABCAAAmQYAMAKTCwEApBIAIaQLQAClEgAhAgAAAI8GACAIAACcBgAgApMLAQCkEgAhpAtAAKUSACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAAD8FQAgFgAA_hUAIBcAAP0VACAF9QkAAJ0RADD2CQAApQYAEPcJAACdEQAwkwsBALQPACGkC0AAtQ8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCfUJAACbEQAw9gkAAKsGABD3CQAAmxEAMI8KAACcEfELIroKAQAAAAHxCkAA1A8AIbQLAQC_DwAh8QsBAAAAAfILQADADwAhAQAAAKgGACABAAAAqAYAIAn1CQAAmxEAMPYJAACrBgAQ9wkAAJsRADCPCgAAnBHxCyK6CgEAvw8AIfEKQADUDwAhtAsBAL8PACHxCwEAyg8AIfILQADADwAhAvEKAACpEgAg8QsAAKkSACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAGjwoAAADxCwK6CgEAAAAB8QpAAAAAAbQLAQAAAAHxCwEAAAAB8gtAAAAAAQEIAACwBgAgBo8KAAAA8QsCugoBAAAAAfEKQAAAAAG0CwEAAAAB8QsBAAAAAfILQAAAAAEBCAAAsgYAMAEIAACyBgAwBo8KAAD7FfELIroKAQCkEgAh8QpAALQSACG0CwEApBIAIfELAQCtEgAh8gtAAKUSACECAAAAqAYAIAgAALUGACAGjwoAAPsV8QsiugoBAKQSACHxCkAAtBIAIbQLAQCkEgAh8QsBAK0SACHyC0AApRIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAAPgVACAWAAD6FQAgFwAA-RUAIPEKAACpEgAg8QsAAKkSACAJ9QkAAJcRADD2CQAAvgYAEPcJAACXEQAwjwoAAJgR8QsiugoBALQPACHxCkAAzQ8AIbQLAQC0DwAh8QsBAMUPACHyC0AAtQ8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCPUJAACVEQAw9gkAAMQGABD3CQAAlREAMPsJQADADwAhpwsCAL4PACGoCwEA_w8AIe4LAQC_DwAh7wsAAJYRACABAAAAwQYAIAEAAADBBgAgB_UJAACVEQAw9gkAAMQGABD3CQAAlREAMPsJQADADwAhpwsCAL4PACGoCwEA_w8AIe4LAQC_DwAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAT7CUAAAAABpwsCAAAAAagLAQAAAAHuCwEAAAABAQgAAMkGACAE-wlAAAAAAacLAgAAAAGoCwEAAAAB7gsBAAAAAQEIAADLBgAwAQgAAMsGADAE-wlAAKUSACGnCwIAoxIAIagLAQCkEgAh7gsBAKQSACECAAAAwQYAIAgAAM4GACAE-wlAAKUSACGnCwIAoxIAIagLAQCkEgAh7gsBAKQSACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAADzFQAgFgAA9hUAIBcAAPUVACA4AAD0FQAgOQAA9xUAIAf1CQAAlBEAMPYJAADXBgAQ9wkAAJQRADD7CUAAtQ8AIacLAgCzDwAhqAsBAPwPACHuCwEAtA8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgBfUJAACTEQAw9gkAAN0GABD3CQAAkxEAMIkKQADADwAh7QsBAAAAAQEAAADaBgAgAQAAANoGACAF9QkAAJMRADD2CQAA3QYAEPcJAACTEQAwiQpAAMAPACHtCwEAvw8AIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACACiQpAAAAAAe0LAQAAAAEBCAAA4gYAIAKJCkAAAAAB7QsBAAAAAQEIAADkBgAwAQgAAOQGADACiQpAAKUSACHtCwEApBIAIQIAAADaBgAgCAAA5wYAIAKJCkAApRIAIe0LAQCkEgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAA8BUAIBYAAPIVACAXAADxFQAgBfUJAACSEQAw9gkAAPAGABD3CQAAkhEAMIkKQAC1DwAh7QsBALQPACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAn1CQAAkBEAMPYJAAD2BgAQ9wkAAJARADD7CUAAwA8AIZMLAQC_DwAhqAsBAL8PACGqCwEAvw8AIecLAQC_DwAh7AsAAJERACABAAAA8wYAIAEAAADzBgAgCPUJAACQEQAw9gkAAPYGABD3CQAAkBEAMPsJQADADwAhkwsBAL8PACGoCwEAvw8AIaoLAQC_DwAh5wsBAL8PACEAAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgBfsJQAAAAAGTCwEAAAABqAsBAAAAAaoLAQAAAAHnCwEAAAABAQgAAPsGACAF-wlAAAAAAZMLAQAAAAGoCwEAAAABqgsBAAAAAecLAQAAAAEBCAAA_QYAMAEIAAD9BgAwBfsJQAClEgAhkwsBAKQSACGoCwEApBIAIaoLAQCkEgAh5wsBAKQSACECAAAA8wYAIAgAAIAHACAF-wlAAKUSACGTCwEApBIAIagLAQCkEgAhqgsBAKQSACHnCwEApBIAIQIAAAD2BgAgCAAAggcAIAIAAAD2BgAgCAAAggcAIAMAAADzBgAgDwAA-wYAIBAAAIAHACABAAAA8wYAIAEAAAD2BgAgAxUAAO0VACAWAADvFQAgFwAA7hUAIAj1CQAAjxEAMPYJAACJBwAQ9wkAAI8RADD7CUAAtQ8AIZMLAQC0DwAhqAsBALQPACGqCwEAtA8AIecLAQC0DwAhAwAAAPYGACADAACIBwAwFAAAiQcAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACAN9QkAAI0RADD2CQAAjwcAEPcJAACNEQAwiQpAAMAPACGoCgEAvw8AIbEKAQC_DwAhswoBAL8PACHYCgIAvg8AIYwLAQC_DwAhqgsBAL8PACG1CwEAvw8AIecLAQC_DwAh6wsAAI4RACABAAAAjAcAIAEAAACMBwAgDPUJAACNEQAw9gkAAI8HABD3CQAAjREAMIkKQADADwAhqAoBAL8PACGxCgEAvw8AIbMKAQC_DwAh2AoCAL4PACGMCwEAvw8AIaoLAQC_DwAhtQsBAL8PACHnCwEAvw8AIQADAAAAjwcAIAMAAJAHADAEAACMBwAgAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAJiQpAAAAAAagKAQAAAAGxCgEAAAABswoBAAAAAdgKAgAAAAGMCwEAAAABqgsBAAAAAbULAQAAAAHnCwEAAAABAQgAAJQHACAJiQpAAAAAAagKAQAAAAGxCgEAAAABswoBAAAAAdgKAgAAAAGMCwEAAAABqgsBAAAAAbULAQAAAAHnCwEAAAABAQgAAJYHADABCAAAlgcAMAmJCkAApRIAIagKAQCkEgAhsQoBAKQSACGzCgEApBIAIdgKAgCjEgAhjAsBAKQSACGqCwEApBIAIbULAQCkEgAh5wsBAKQSACECAAAAjAcAIAgAAJkHACAJiQpAAKUSACGoCgEApBIAIbEKAQCkEgAhswoBAKQSACHYCgIAoxIAIYwLAQCkEgAhqgsBAKQSACG1CwEApBIAIecLAQCkEgAhAgAAAI8HACAIAACbBwAgAgAAAI8HACAIAACbBwAgAwAAAIwHACAPAACUBwAgEAAAmQcAIAEAAACMBwAgAQAAAI8HACAFFQAA6BUAIBYAAOsVACAXAADqFQAgOAAA6RUAIDkAAOwVACAM9QkAAIwRADD2CQAAogcAEPcJAACMEQAwiQpAALUPACGoCgEAtA8AIbEKAQC0DwAhswoBALQPACHYCgIAsw8AIYwLAQC0DwAhqgsBALQPACG1CwEAtA8AIecLAQC0DwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAG3QEAAIkRACD1CQAAiBEAMPYJAACtBwAQ9wkAAIgRADCTCwEAAAAB6gsCAL4PACEBAAAApQcAIAvcAQEAvw8AIeEEAACLEQAg9QkAAIoRADD2CQAApwcAEPcJAACKEQAw-AkEAO8PACGMCwEAvw8AIZMLAQC_DwAh5wsBAL8PACHoCwEAvw8AIekLAgC-DwAhAeEEAADnFQAgC9wBAQC_DwAh4QQAAIsRACD1CQAAihEAMPYJAACnBwAQ9wkAAIoRADD4CQQAAAABjAsBAL8PACGTCwEAvw8AIecLAQC_DwAh6AsBAL8PACHpCwIAvg8AIQMAAACnBwAgAwAAqAcAMAQAAKkHACABAAAApwcAIAEAAAClBwAgBt0BAACJEQAg9QkAAIgRADD2CQAArQcAEPcJAACIEQAwkwsBAL8PACHqCwIAvg8AIQHdAQAA5hUAIAMAAACtBwAgAwAArgcAMAQAAKUHACADAAAArQcAIAMAAK4HADAEAAClBwAgAwAAAK0HACADAACuBwAwBAAApQcAIAPdAQAA5RUAIJMLAQAAAAHqCwIAAAABAQgAALIHACACkwsBAAAAAeoLAgAAAAEBCAAAtAcAMAEIAAC0BwAwA90BAADYFQAgkwsBAKQSACHqCwIAoxIAIQIAAAClBwAgCAAAtwcAIAKTCwEApBIAIeoLAgCjEgAhAgAAAK0HACAIAAC5BwAgAgAAAK0HACAIAAC5BwAgAwAAAKUHACAPAACyBwAgEAAAtwcAIAEAAAClBwAgAQAAAK0HACAFFQAA0xUAIBYAANYVACAXAADVFQAgOAAA1BUAIDkAANcVACAF9QkAAIcRADD2CQAAwAcAEPcJAACHEQAwkwsBALQPACHqCwIAsw8AIQMAAACtBwAgAwAAvwcAMBQAAMAHACADAAAArQcAIAMAAK4HADAEAAClBwAgAQAAAKkHACABAAAAqQcAIAMAAACnBwAgAwAAqAcAMAQAAKkHACADAAAApwcAIAMAAKgHADAEAACpBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIAjcAQEAAAAB4QQAANIVACD4CQQAAAABjAsBAAAAAZMLAQAAAAHnCwEAAAAB6AsBAAAAAekLAgAAAAEBCAAAyAcAIAfcAQEAAAAB-AkEAAAAAYwLAQAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABAQgAAMoHADABCAAAygcAMAjcAQEApBIAIeEEAADRFQAg-AkEAL0SACGMCwEApBIAIZMLAQCkEgAh5wsBAKQSACHoCwEApBIAIekLAgCjEgAhAgAAAKkHACAIAADNBwAgB9wBAQCkEgAh-AkEAL0SACGMCwEApBIAIZMLAQCkEgAh5wsBAKQSACHoCwEApBIAIekLAgCjEgAhAgAAAKcHACAIAADPBwAgAgAAAKcHACAIAADPBwAgAwAAAKkHACAPAADIBwAgEAAAzQcAIAEAAACpBwAgAQAAAKcHACAFFQAAzBUAIBYAAM8VACAXAADOFQAgOAAAzRUAIDkAANAVACAK3AEBALQPACH1CQAAhhEAMPYJAADWBwAQ9wkAAIYRADD4CQQA1w8AIYwLAQC0DwAhkwsBALQPACHnCwEAtA8AIegLAQC0DwAh6QsCALMPACEDAAAApwcAIAMAANUHADAUAADWBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIBf1CQAAhBEAMPYJAADcBwAQ9wkAAIQRADD4CQEAAAAB-wlAAMAPACGJCkAA1A8AIY8KAACFEeELIq8KAQC_DwAhsAoBAL8PACG6CgEAAAAB0woBAL8PACHdCkAAwA8AIfAKQADADwAhgAtAANQPACGvC0AA1A8AIbULAQC_DwAh3AsCAL4PACHhCwAAiRAAIOILAgC-DwAh4wsAAPYPACDkCwAA9g8AIOULAQDKDwAh5gtAAMAPACEBAAAA2QcAIAEAAADZBwAgF_UJAACEEQAw9gkAANwHABD3CQAAhBEAMPgJAQC_DwAh-wlAAMAPACGJCkAA1A8AIY8KAACFEeELIq8KAQC_DwAhsAoBAL8PACG6CgEAvw8AIdMKAQC_DwAh3QpAAMAPACHwCkAAwA8AIYALQADUDwAhrwtAANQPACG1CwEAvw8AIdwLAgC-DwAh4QsAAIkQACDiCwIAvg8AIeMLAAD2DwAg5AsAAPYPACDlCwEAyg8AIeYLQADADwAhBokKAACpEgAggAsAAKkSACCvCwAAqRIAIOMLAACpEgAg5AsAAKkSACDlCwAAqRIAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIBT4CQEAAAAB-wlAAAAAAYkKQAAAAAGPCgAAAOELAq8KAQAAAAGwCgEAAAABugoBAAAAAdMKAQAAAAHdCkAAAAAB8ApAAAAAAYALQAAAAAGvC0AAAAABtQsBAAAAAdwLAgAAAAHhC4AAAAAB4gsCAAAAAeMLgAAAAAHkC4AAAAAB5QsBAAAAAeYLQAAAAAEBCAAA4QcAIBT4CQEAAAAB-wlAAAAAAYkKQAAAAAGPCgAAAOELAq8KAQAAAAGwCgEAAAABugoBAAAAAdMKAQAAAAHdCkAAAAAB8ApAAAAAAYALQAAAAAGvC0AAAAABtQsBAAAAAdwLAgAAAAHhC4AAAAAB4gsCAAAAAeMLgAAAAAHkC4AAAAAB5QsBAAAAAeYLQAAAAAEBCAAA4wcAMAEIAADjBwAwFPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIY8KAADLFeELIq8KAQCkEgAhsAoBAKQSACG6CgEApBIAIdMKAQCkEgAh3QpAAKUSACHwCkAApRIAIYALQAC0EgAhrwtAALQSACG1CwEApBIAIdwLAgCjEgAh4QuAAAAAAeILAgCjEgAh4wuAAAAAAeQLgAAAAAHlCwEArRIAIeYLQAClEgAhAgAAANkHACAIAADmBwAgFPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIY8KAADLFeELIq8KAQCkEgAhsAoBAKQSACG6CgEApBIAIdMKAQCkEgAh3QpAAKUSACHwCkAApRIAIYALQAC0EgAhrwtAALQSACG1CwEApBIAIdwLAgCjEgAh4QuAAAAAAeILAgCjEgAh4wuAAAAAAeQLgAAAAAHlCwEArRIAIeYLQAClEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACALFQAAxhUAIBYAAMkVACAXAADIFQAgOAAAxxUAIDkAAMoVACCJCgAAqRIAIIALAACpEgAgrwsAAKkSACDjCwAAqRIAIOQLAACpEgAg5QsAAKkSACAX9QkAAIARADD2CQAA7wcAEPcJAACAEQAw-AkBALQPACH7CUAAtQ8AIYkKQADNDwAhjwoAAIER4QsirwoBALQPACGwCgEAtA8AIboKAQC0DwAh0woBALQPACHdCkAAtQ8AIfAKQAC1DwAhgAtAAM0PACGvC0AAzQ8AIbULAQC0DwAh3AsCALMPACHhCwAAgxAAIOILAgCzDwAh4wsAANgPACDkCwAA2A8AIOULAQDFDwAh5gtAALUPACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAX1CQAA_xAAMPYJAAD1BwAQ9wkAAP8QADCqCwEAAAAB3wtAAMAPACEBAAAA8gcAIAEAAADyBwAgBfUJAAD_EAAw9gkAAPUHABD3CQAA_xAAMKoLAQC_DwAh3wtAAMAPACEAAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAqoLAQAAAAHfC0AAAAABAQgAAPoHACACqgsBAAAAAd8LQAAAAAEBCAAA_AcAMAEIAAD8BwAwAqoLAQCkEgAh3wtAAKUSACECAAAA8gcAIAgAAP8HACACqgsBAKQSACHfC0AApRIAIQIAAAD1BwAgCAAAgQgAIAIAAAD1BwAgCAAAgQgAIAMAAADyBwAgDwAA-gcAIBAAAP8HACABAAAA8gcAIAEAAAD1BwAgAxUAAMMVACAWAADFFQAgFwAAxBUAIAX1CQAA_hAAMPYJAACICAAQ9wkAAP4QADCqCwEAtA8AId8LQAC1DwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAH9QkAAP0QADD2CQAAjggAEPcJAAD9EAAwqgsBAAAAAdwLAgC-DwAh3QtAAMAPACHeC0AAwA8AIQEAAACLCAAgAQAAAIsIACAH9QkAAP0QADD2CQAAjggAEPcJAAD9EAAwqgsBAL8PACHcCwIAvg8AId0LQADADwAh3gtAAMAPACEAAwAAAI4IACADAACPCAAwBAAAiwgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgBKoLAQAAAAHcCwIAAAAB3QtAAAAAAd4LQAAAAAEBCAAAkwgAIASqCwEAAAAB3AsCAAAAAd0LQAAAAAHeC0AAAAABAQgAAJUIADABCAAAlQgAMASqCwEApBIAIdwLAgCjEgAh3QtAAKUSACHeC0AApRIAIQIAAACLCAAgCAAAmAgAIASqCwEApBIAIdwLAgCjEgAh3QtAAKUSACHeC0AApRIAIQIAAACOCAAgCAAAmggAIAIAAACOCAAgCAAAmggAIAMAAACLCAAgDwAAkwgAIBAAAJgIACABAAAAiwgAIAEAAACOCAAgBRUAAL4VACAWAADBFQAgFwAAwBUAIDgAAL8VACA5AADCFQAgB_UJAAD8EAAw9gkAAKEIABD3CQAA_BAAMKoLAQC0DwAh3AsCALMPACHdC0AAtQ8AId4LQAC1DwAhAwAAAI4IACADAACgCAAwFAAAoQgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACAyswUAAO0QACC0BQAA7hAAILYFAADvEAAg9QkAAOkQADD2CQAAuwgAEPcJAADpEAAw-AkBAAAAAfsJQADADwAhjwoBAL8PACG5CgEAyg8AIe0KAQC_DwAh8ApAAMAPACGHCwEAvw8AIYgLEADxDwAhjAsBAL8PACGhCwEAyg8AIa8LQADADwAhswsBAMoPACG1CwEAvw8AIbgLAQC_DwAhuwsBAL8PACG8CwEAvw8AIb0LAQC_DwAhvgsBAL8PACG_CwEAvw8AIcALAQC_DwAhwQsQAKkQACHCCxAAqRAAIcMLAgD3DwAhxAsAAIkQACDFCwAAiRAAIMYLAAHqEAAhxwsAAeoQACHICwEAyg8AIckLAAHrEAAhygtAAMAPACHLCwEAyg8AIcwLAQDKDwAhzQsBAL8PACHOCyAA-g8AIc8LAgD3DwAh0AsAAPYPACDRCwAB6xAAIdILAAD2DwAg0wsBAOwQACHUCwEAyg8AIdULEACpEAAh1gsgAPoPACHXC0AA1A8AIdsLAAD7EAAgAQAAAKQIACAPsgUAAPYQACD1CQAA-hAAMPYJAACmCAAQ9wkAAPoQADCICxAA8Q8AIacLAgC-DwAhqAsBAP8PACGzCwEAvw8AIbQLAQC_DwAhtQsBAL8PACG2CxAAqRAAIbcLAgC-DwAhuAsBAL8PACG5CwEAvw8AIboLAgD3DwAhA7IFAAC8FQAgtgsAAKkSACC6CwAAqRIAIBCyBQAA9hAAIPUJAAD6EAAw9gkAAKYIABD3CQAA-hAAMIgLEADxDwAhpwsCAL4PACGoCwEA_w8AIbMLAQC_DwAhtAsBAL8PACG1CwEAvw8AIbYLEACpEAAhtwsCAL4PACG4CwEAvw8AIbkLAQC_DwAhugsCAPcPACHaCwAA-RAAIAMAAACmCAAgAwAApwgAMAQAAKgIACAKsgUAAPYQACD1CQAA-BAAMPYJAACqCAAQ9wkAAPgQADD4CQQA7w8AIe0KAQC_DwAhqAsBAP8PACGwCwEAyg8AIbELAQC_DwAhsgtAAMAPACECsgUAALwVACCwCwAAqRIAIAqyBQAA9hAAIPUJAAD4EAAw9gkAAKoIABD3CQAA-BAAMPgJBAAAAAHtCgEAvw8AIagLAQD_DwAhsAsBAMoPACGxCwEAvw8AIbILQADADwAhAwAAAKoIACADAACrCAAwBAAArAgAIBayBQAA9hAAILMFAAD3EAAg9QkAAPUQADD2CQAArggAEPcJAAD1EAAw-AkBAP8PACH7CUAAwA8AIY8KAQC_DwAhkAoBAMoPACGTCgIAvg8AIbkKAQDKDwAh7QoBAL8PACHwCkAAwA8AIYgLEADxDwAhqAsBAP8PACGpCwEAvw8AIaoLAQC_DwAhqwsBAMoPACGsCwAA9g8AIK0LQADUDwAhrgtAANQPACGvC0AA1A8AIQmyBQAAvBUAILMFAAC9FQAgkAoAAKkSACC5CgAAqRIAIKsLAACpEgAgrAsAAKkSACCtCwAAqRIAIK4LAACpEgAgrwsAAKkSACAXsgUAAPYQACCzBQAA9xAAIPUJAAD1EAAw9gkAAK4IABD3CQAA9RAAMPgJAQAAAAH7CUAAwA8AIY8KAQC_DwAhkAoBAMoPACGTCgIAvg8AIbkKAQDKDwAh7QoBAL8PACHwCkAAwA8AIYgLEADxDwAhqAsBAP8PACGpCwEAvw8AIaoLAQC_DwAhqwsBAMoPACGsCwAA9g8AIK0LQADUDwAhrgtAANQPACGvC0AA1A8AIdkLAAD0EAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe1BQAA8xAAIPUJAADyEAAw9gkAALIIABD3CQAA8hAAMIgLEADxDwAhpgsBAP8PACGnCwIAvg8AIQG1BQAAuxUAIAi1BQAA8xAAIPUJAADyEAAw9gkAALIIABD3CQAA8hAAMIgLEADxDwAhpgsBAP8PACGnCwIAvg8AIdgLAADxEAAgAwAAALIIACADAACzCAAwBAAAtAgAIAEAAACyCAAgAQAAAKYIACABAAAAqggAIAEAAACuCAAgAQAAAKQIACAxswUAAO0QACC0BQAA7hAAILYFAADvEAAg9QkAAOkQADD2CQAAuwgAEPcJAADpEAAw-AkBAP8PACH7CUAAwA8AIY8KAQC_DwAhuQoBAMoPACHtCgEAvw8AIfAKQADADwAhhwsBAL8PACGICxAA8Q8AIYwLAQC_DwAhoQsBAMoPACGvC0AAwA8AIbMLAQDKDwAhtQsBAL8PACG4CwEAvw8AIbsLAQC_DwAhvAsBAL8PACG9CwEAvw8AIb4LAQC_DwAhvwsBAL8PACHACwEAvw8AIcELEACpEAAhwgsQAKkQACHDCwIA9w8AIcQLAACJEAAgxQsAAIkQACDGCwAB6hAAIccLAAHqEAAhyAsBAMoPACHJCwAB6xAAIcoLQADADwAhywsBAMoPACHMCwEAyg8AIc0LAQC_DwAhzgsgAPoPACHPCwIA9w8AIdALAAD2DwAg0QsAAesQACHSCwAA9g8AINMLAQDsEAAh1AsBAMoPACHVCxAAqRAAIdYLIAD6DwAh1wtAANQPACEVswUAALgVACC0BQAAuRUAILYFAAC6FQAguQoAAKkSACChCwAAqRIAILMLAACpEgAgwQsAAKkSACDCCwAAqRIAIMMLAACpEgAgyAsAAKkSACDJCwAAqRIAIMsLAACpEgAgzAsAAKkSACDPCwAAqRIAINALAACpEgAg0QsAAKkSACDSCwAAqRIAINMLAACpEgAg1AsAAKkSACDVCwAAqRIAINcLAACpEgAgAwAAALsIACADAAC8CAAwBAAApAgAIAMAAAC7CAAgAwAAvAgAMAQAAKQIACADAAAAuwgAIAMAALwIADAEAACkCAAgLrMFAAC1FQAgtAUAALYVACC2BQAAtxUAIPgJAQAAAAH7CUAAAAABjwoBAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYcLAQAAAAGICxAAAAABjAsBAAAAAaELAQAAAAGvC0AAAAABswsBAAAAAbULAQAAAAG4CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvgsBAAAAAb8LAQAAAAHACwEAAAABwQsQAAAAAcILEAAAAAHDCwIAAAABxAuAAAAAAcULgAAAAAHGCwABAAABxwsAAQAAAcgLAQAAAAHJCwABAAABygtAAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LIAAAAAHPCwIAAAAB0AuAAAAAAdELAAEAAAHSC4AAAAAB0wsBAAAAAdQLAQAAAAHVCxAAAAAB1gsgAAAAAdcLQAAAAAEBCAAAwAgAICv4CQEAAAAB-wlAAAAAAY8KAQAAAAG5CgEAAAAB7QoBAAAAAfAKQAAAAAGHCwEAAAABiAsQAAAAAYwLAQAAAAGhCwEAAAABrwtAAAAAAbMLAQAAAAG1CwEAAAABuAsBAAAAAbsLAQAAAAG8CwEAAAABvQsBAAAAAb4LAQAAAAG_CwEAAAABwAsBAAAAAcELEAAAAAHCCxAAAAABwwsCAAAAAcQLgAAAAAHFC4AAAAABxgsAAQAAAccLAAEAAAHICwEAAAAByQsAAQAAAcoLQAAAAAHLCwEAAAABzAsBAAAAAc0LAQAAAAHOCyAAAAABzwsCAAAAAdALgAAAAAHRCwABAAAB0guAAAAAAdMLAQAAAAHUCwEAAAAB1QsQAAAAAdYLIAAAAAHXC0AAAAABAQgAAMIIADABCAAAwggAMC6zBQAAjhUAILQFAACPFQAgtgUAAJAVACD4CQEApBIAIfsJQAClEgAhjwoBAKQSACG5CgEArRIAIe0KAQCkEgAh8ApAAKUSACGHCwEApBIAIYgLEADQEgAhjAsBAKQSACGhCwEArRIAIa8LQAClEgAhswsBAK0SACG1CwEApBIAIbgLAQCkEgAhuwsBAKQSACG8CwEApBIAIb0LAQCkEgAhvgsBAKQSACG_CwEApBIAIcALAQCkEgAhwQsQAJcTACHCCxAAlxMAIcMLAgC-EgAhxAuAAAAAAcULgAAAAAHGCwABjBUAIccLAAGMFQAhyAsBAK0SACHJCwABjRUAIcoLQAClEgAhywsBAK0SACHMCwEArRIAIc0LAQCkEgAhzgsgAMcSACHPCwIAvhIAIdALgAAAAAHRCwABjRUAIdILgAAAAAHTCwEArRIAIdQLAQCtEgAh1QsQAJcTACHWCyAAxxIAIdcLQAC0EgAhAgAAAKQIACAIAADFCAAgK_gJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACECAAAAuwgAIAgAAMcIACACAAAAuwgAIAgAAMcIACADAAAApAgAIA8AAMAIACAQAADFCAAgAQAAAKQIACABAAAAuwgAIBcVAACHFQAgFgAAihUAIBcAAIkVACA4AACIFQAgOQAAixUAILkKAACpEgAgoQsAAKkSACCzCwAAqRIAIMELAACpEgAgwgsAAKkSACDDCwAAqRIAIMgLAACpEgAgyQsAAKkSACDLCwAAqRIAIMwLAACpEgAgzwsAAKkSACDQCwAAqRIAINELAACpEgAg0gsAAKkSACDTCwAAqRIAINQLAACpEgAg1QsAAKkSACDXCwAAqRIAIC71CQAA4BAAMPYJAADOCAAQ9wkAAOAQADD4CQEA_A8AIfsJQAC1DwAhjwoBALQPACG5CgEAxQ8AIe0KAQC0DwAh8ApAALUPACGHCwEAtA8AIYgLEADoDwAhjAsBALQPACGhCwEAxQ8AIa8LQAC1DwAhswsBAMUPACG1CwEAtA8AIbgLAQC0DwAhuwsBALQPACG8CwEAtA8AIb0LAQC0DwAhvgsBALQPACG_CwEAtA8AIcALAQC0DwAhwQsQAJ8QACHCCxAAnxAAIcMLAgDZDwAhxAsAAIMQACDFCwAAgxAAIMYLAAHhEAAhxwsAAeEQACHICwEAxQ8AIckLAAHiEAAhygtAALUPACHLCwEAxQ8AIcwLAQDFDwAhzQsBALQPACHOCyAA4w8AIc8LAgDZDwAh0AsAANgPACDRCwAB4hAAIdILAADYDwAg0wsBAOMQACHUCwEAxQ8AIdULEACfEAAh1gsgAOMPACHXC0AAzQ8AIQMAAAC7CAAgAwAAzQgAMBQAAM4IACADAAAAuwgAIAMAALwIADAEAACkCAAgAQAAAKgIACABAAAAqAgAIAMAAACmCAAgAwAApwgAMAQAAKgIACADAAAApggAIAMAAKcIADAEAACoCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAyyBQAAhhUAIIgLEAAAAAGnCwIAAAABqAsBAAAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAbYLEAAAAAG3CwIAAAABuAsBAAAAAbkLAQAAAAG6CwIAAAABAQgAANYIACALiAsQAAAAAacLAgAAAAGoCwEAAAABswsBAAAAAbQLAQAAAAG1CwEAAAABtgsQAAAAAbcLAgAAAAG4CwEAAAABuQsBAAAAAboLAgAAAAEBCAAA2AgAMAEIAADYCAAwDLIFAACFFQAgiAsQANASACGnCwIAoxIAIagLAQCkEgAhswsBAKQSACG0CwEApBIAIbULAQCkEgAhtgsQAJcTACG3CwIAoxIAIbgLAQCkEgAhuQsBAKQSACG6CwIAvhIAIQIAAACoCAAgCAAA2wgAIAuICxAA0BIAIacLAgCjEgAhqAsBAKQSACGzCwEApBIAIbQLAQCkEgAhtQsBAKQSACG2CxAAlxMAIbcLAgCjEgAhuAsBAKQSACG5CwEApBIAIboLAgC-EgAhAgAAAKYIACAIAADdCAAgAgAAAKYIACAIAADdCAAgAwAAAKgIACAPAADWCAAgEAAA2wgAIAEAAACoCAAgAQAAAKYIACAHFQAAgBUAIBYAAIMVACAXAACCFQAgOAAAgRUAIDkAAIQVACC2CwAAqRIAILoLAACpEgAgDvUJAADfEAAw9gkAAOQIABD3CQAA3xAAMIgLEADoDwAhpwsCALMPACGoCwEA_A8AIbMLAQC0DwAhtAsBALQPACG1CwEAtA8AIbYLEACfEAAhtwsCALMPACG4CwEAtA8AIbkLAQC0DwAhugsCANkPACEDAAAApggAIAMAAOMIADAUAADkCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAEAAACsCAAgAQAAAKwIACADAAAAqggAIAMAAKsIADAEAACsCAAgAwAAAKoIACADAACrCAAwBAAArAgAIAMAAACqCAAgAwAAqwgAMAQAAKwIACAHsgUAAP8UACD4CQQAAAAB7QoBAAAAAagLAQAAAAGwCwEAAAABsQsBAAAAAbILQAAAAAEBCAAA7AgAIAb4CQQAAAAB7QoBAAAAAagLAQAAAAGwCwEAAAABsQsBAAAAAbILQAAAAAEBCAAA7ggAMAEIAADuCAAwB7IFAAD-FAAg-AkEAL0SACHtCgEApBIAIagLAQCkEgAhsAsBAK0SACGxCwEApBIAIbILQAClEgAhAgAAAKwIACAIAADxCAAgBvgJBAC9EgAh7QoBAKQSACGoCwEApBIAIbALAQCtEgAhsQsBAKQSACGyC0AApRIAIQIAAACqCAAgCAAA8wgAIAIAAACqCAAgCAAA8wgAIAMAAACsCAAgDwAA7AgAIBAAAPEIACABAAAArAgAIAEAAACqCAAgBhUAAPkUACAWAAD8FAAgFwAA-xQAIDgAAPoUACA5AAD9FAAgsAsAAKkSACAJ9QkAAN4QADD2CQAA-ggAEPcJAADeEAAw-AkEANcPACHtCgEAtA8AIagLAQD8DwAhsAsBAMUPACGxCwEAtA8AIbILQAC1DwAhAwAAAKoIACADAAD5CAAwFAAA-ggAIAMAAACqCAAgAwAAqwgAMAQAAKwIACABAAAAsAgAIAEAAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgE7IFAAD3FAAgswUAAPgUACD4CQEAAAAB-wlAAAAAAY8KAQAAAAGQCgEAAAABkwoCAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYgLEAAAAAGoCwEAAAABqQsBAAAAAaoLAQAAAAGrCwEAAAABrAuAAAAAAa0LQAAAAAGuC0AAAAABrwtAAAAAAQEIAACCCQAgEfgJAQAAAAH7CUAAAAABjwoBAAAAAZAKAQAAAAGTCgIAAAABuQoBAAAAAe0KAQAAAAHwCkAAAAABiAsQAAAAAagLAQAAAAGpCwEAAAABqgsBAAAAAasLAQAAAAGsC4AAAAABrQtAAAAAAa4LQAAAAAGvC0AAAAABAQgAAIQJADABCAAAhAkAMBOyBQAA6RQAILMFAADqFAAg-AkBAKQSACH7CUAApRIAIY8KAQCkEgAhkAoBAK0SACGTCgIAoxIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYgLEADQEgAhqAsBAKQSACGpCwEApBIAIaoLAQCkEgAhqwsBAK0SACGsC4AAAAABrQtAALQSACGuC0AAtBIAIa8LQAC0EgAhAgAAALAIACAIAACHCQAgEfgJAQCkEgAh-wlAAKUSACGPCgEApBIAIZAKAQCtEgAhkwoCAKMSACG5CgEArRIAIe0KAQCkEgAh8ApAAKUSACGICxAA0BIAIagLAQCkEgAhqQsBAKQSACGqCwEApBIAIasLAQCtEgAhrAuAAAAAAa0LQAC0EgAhrgtAALQSACGvC0AAtBIAIQIAAACuCAAgCAAAiQkAIAIAAACuCAAgCAAAiQkAIAMAAACwCAAgDwAAggkAIBAAAIcJACABAAAAsAgAIAEAAACuCAAgDBUAAOQUACAWAADnFAAgFwAA5hQAIDgAAOUUACA5AADoFAAgkAoAAKkSACC5CgAAqRIAIKsLAACpEgAgrAsAAKkSACCtCwAAqRIAIK4LAACpEgAgrwsAAKkSACAU9QkAAN0QADD2CQAAkAkAEPcJAADdEAAw-AkBAPwPACH7CUAAtQ8AIY8KAQC0DwAhkAoBAMUPACGTCgIAsw8AIbkKAQDFDwAh7QoBALQPACHwCkAAtQ8AIYgLEADoDwAhqAsBAPwPACGpCwEAtA8AIaoLAQC0DwAhqwsBAMUPACGsCwAA2A8AIK0LQADNDwAhrgtAAM0PACGvC0AAzQ8AIQMAAACuCAAgAwAAjwkAMBQAAJAJACADAAAArggAIAMAAK8IADAEAACwCAAgAQAAALQIACABAAAAtAgAIAMAAACyCAAgAwAAswgAMAQAALQIACADAAAAsggAIAMAALMIADAEAAC0CAAgAwAAALIIACADAACzCAAwBAAAtAgAIAS1BQAA4xQAIIgLEAAAAAGmCwEAAAABpwsCAAAAAQEIAACYCQAgA4gLEAAAAAGmCwEAAAABpwsCAAAAAQEIAACaCQAwAQgAAJoJADAEtQUAAOIUACCICxAA0BIAIaYLAQCkEgAhpwsCAKMSACECAAAAtAgAIAgAAJ0JACADiAsQANASACGmCwEApBIAIacLAgCjEgAhAgAAALIIACAIAACfCQAgAgAAALIIACAIAACfCQAgAwAAALQIACAPAACYCQAgEAAAnQkAIAEAAAC0CAAgAQAAALIIACAFFQAA3RQAIBYAAOAUACAXAADfFAAgOAAA3hQAIDkAAOEUACAG9QkAANwQADD2CQAApgkAEPcJAADcEAAwiAsQAOgPACGmCwEA_A8AIacLAgCzDwAhAwAAALIIACADAAClCQAwFAAApgkAIAMAAACyCAAgAwAAswgAMAQAALQIACAHiAYAANkQACD1CQAA2BAAMPYJAACxCQAQ9wkAANgQADD4CQEAAAABpAtAAMAPACGlCwEAvw8AIQEAAACpCQAgCocGAADbEAAg9QkAANoQADD2CQAAqwkAEPcJAADaEAAw-AkBAL8PACGgCwEAvw8AIaELAQC_DwAhogsAAIkQACCjCyAA-g8AIaQLQADADwAhAYcGAADcFAAgCocGAADbEAAg9QkAANoQADD2CQAAqwkAEPcJAADaEAAw-AkBAAAAAaALAQC_DwAhoQsBAL8PACGiCwAAiRAAIKMLIAD6DwAhpAtAAMAPACEDAAAAqwkAIAMAAKwJADAEAACtCQAgAQAAAKsJACABAAAAqQkAIAeIBgAA2RAAIPUJAADYEAAw9gkAALEJABD3CQAA2BAAMPgJAQC_DwAhpAtAAMAPACGlCwEAvw8AIQGIBgAA2xQAIAMAAACxCQAgAwAAsgkAMAQAAKkJACADAAAAsQkAIAMAALIJADAEAACpCQAgAwAAALEJACADAACyCQAwBAAAqQkAIASIBgAA2hQAIPgJAQAAAAGkC0AAAAABpQsBAAAAAQEIAAC2CQAgA_gJAQAAAAGkC0AAAAABpQsBAAAAAQEIAAC4CQAwAQgAALgJADAEiAYAAM0UACD4CQEApBIAIaQLQAClEgAhpQsBAKQSACECAAAAqQkAIAgAALsJACAD-AkBAKQSACGkC0AApRIAIaULAQCkEgAhAgAAALEJACAIAAC9CQAgAgAAALEJACAIAAC9CQAgAwAAAKkJACAPAAC2CQAgEAAAuwkAIAEAAACpCQAgAQAAALEJACADFQAAyhQAIBYAAMwUACAXAADLFAAgBvUJAADXEAAw9gkAAMQJABD3CQAA1xAAMPgJAQC0DwAhpAtAALUPACGlCwEAtA8AIQMAAACxCQAgAwAAwwkAMBQAAMQJACADAAAAsQkAIAMAALIJADAEAACpCQAgAQAAAK0JACABAAAArQkAIAMAAACrCQAgAwAArAkAMAQAAK0JACADAAAAqwkAIAMAAKwJADAEAACtCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAeHBgAAyRQAIPgJAQAAAAGgCwEAAAABoQsBAAAAAaILgAAAAAGjCyAAAAABpAtAAAAAAQEIAADMCQAgBvgJAQAAAAGgCwEAAAABoQsBAAAAAaILgAAAAAGjCyAAAAABpAtAAAAAAQEIAADOCQAwAQgAAM4JADAHhwYAAMgUACD4CQEApBIAIaALAQCkEgAhoQsBAKQSACGiC4AAAAABowsgAMcSACGkC0AApRIAIQIAAACtCQAgCAAA0QkAIAb4CQEApBIAIaALAQCkEgAhoQsBAKQSACGiC4AAAAABowsgAMcSACGkC0AApRIAIQIAAACrCQAgCAAA0wkAIAIAAACrCQAgCAAA0wkAIAMAAACtCQAgDwAAzAkAIBAAANEJACABAAAArQkAIAEAAACrCQAgAxUAAMUUACAWAADHFAAgFwAAxhQAIAn1CQAA1hAAMPYJAADaCQAQ9wkAANYQADD4CQEAtA8AIaALAQC0DwAhoQsBALQPACGiCwAAgxAAIKMLIADjDwAhpAtAALUPACEDAAAAqwkAIAMAANkJADAUAADaCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAf1CQAA1RAAMPYJAADgCQAQ9wkAANUQADD8CgIAvg8AIZ0LQAAAAAGeCxAA8Q8AIZ8LEADxDwAhAQAAAN0JACABAAAA3QkAIAf1CQAA1RAAMPYJAADgCQAQ9wkAANUQADD8CgIAvg8AIZ0LQADADwAhngsQAPEPACGfCxAA8Q8AIQADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAE_AoCAAAAAZ0LQAAAAAGeCxAAAAABnwsQAAAAAQEIAADlCQAgBPwKAgAAAAGdC0AAAAABngsQAAAAAZ8LEAAAAAEBCAAA5wkAMAEIAADnCQAwBPwKAgCjEgAhnQtAAKUSACGeCxAA0BIAIZ8LEADQEgAhAgAAAN0JACAIAADqCQAgBPwKAgCjEgAhnQtAAKUSACGeCxAA0BIAIZ8LEADQEgAhAgAAAOAJACAIAADsCQAgAgAAAOAJACAIAADsCQAgAwAAAN0JACAPAADlCQAgEAAA6gkAIAEAAADdCQAgAQAAAOAJACAFFQAAwBQAIBYAAMMUACAXAADCFAAgOAAAwRQAIDkAAMQUACAH9QkAANQQADD2CQAA8wkAEPcJAADUEAAw_AoCALMPACGdC0AAtQ8AIZ4LEADoDwAhnwsQAOgPACEDAAAA4AkAIAMAAPIJADAUAADzCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAb1CQAA0xAAMPYJAAD5CQAQ9wkAANMQADD7CUAAwA8AIZMLAQAAAAGcCwEAvw8AIQEAAAD2CQAgAQAAAPYJACAG9QkAANMQADD2CQAA-QkAEPcJAADTEAAw-wlAAMAPACGTCwEAvw8AIZwLAQC_DwAhAAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAP7CUAAAAABkwsBAAAAAZwLAQAAAAEBCAAA_gkAIAP7CUAAAAABkwsBAAAAAZwLAQAAAAEBCAAAgAoAMAEIAACACgAwA_sJQAClEgAhkwsBAKQSACGcCwEApBIAIQIAAAD2CQAgCAAAgwoAIAP7CUAApRIAIZMLAQCkEgAhnAsBAKQSACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAMVAAC9FAAgFgAAvxQAIBcAAL4UACAG9QkAANIQADD2CQAAjAoAEPcJAADSEAAw-wlAALUPACGTCwEAtA8AIZwLAQC0DwAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACAH9QkAANAQADD2CQAAkgoAEPcJAADQEAAwsAoBAL8PACGZCwEA_w8AIZoLQADADwAhmwsAANEQACABAAAAjwoAIAEAAACPCgAgBvUJAADQEAAw9gkAAJIKABD3CQAA0BAAMLAKAQC_DwAhmQsBAP8PACGaC0AAwA8AIQADAAAAkgoAIAMAAJMKADAEAACPCgAgAwAAAJIKACADAACTCgAwBAAAjwoAIAMAAACSCgAgAwAAkwoAMAQAAI8KACADsAoBAAAAAZkLAQAAAAGaC0AAAAABAQgAAJcKACADsAoBAAAAAZkLAQAAAAGaC0AAAAABAQgAAJkKADABCAAAmQoAMAOwCgEApBIAIZkLAQCkEgAhmgtAAKUSACECAAAAjwoAIAgAAJwKACADsAoBAKQSACGZCwEApBIAIZoLQAClEgAhAgAAAJIKACAIAACeCgAgAgAAAJIKACAIAACeCgAgAwAAAI8KACAPAACXCgAgEAAAnAoAIAEAAACPCgAgAQAAAJIKACADFQAAuhQAIBYAALwUACAXAAC7FAAgBvUJAADPEAAw9gkAAKUKABD3CQAAzxAAMLAKAQC0DwAhmQsBAPwPACGaC0AAtQ8AIQMAAACSCgAgAwAApAoAMBQAAKUKACADAAAAkgoAIAMAAJMKADAEAACPCgAgDNkGAADGEAAg3wYAAMcQACD1CQAAxRAAMPYJAACyCgAQ9wkAAMUQADD7CUAAwA8AIboKAQAAAAGMCwEAvw8AIZMLAQAAAAGUCwEAyg8AIZULQADUDwAhlgtAANQPACEBAAAAqAoAIAfhBAAAzhAAIPUJAADNEAAw9gkAAKoKABD3CQAAzRAAMLAKAQC_DwAh9QoBAL8PACGQC0AAwA8AIQHhBAAAtxQAIAjhBAAAzhAAIPUJAADNEAAw9gkAAKoKABD3CQAAzRAAMLAKAQC_DwAh9QoBAL8PACGQC0AAwA8AIZgLAADMEAAgAwAAAKoKACADAACrCgAwBAAArAoAIBLhBAAAyRAAINsGAAC4EAAg3QYAAMoQACDeBgAAyxAAIPUJAADIEAAw9gkAAK4KABD3CQAAyBAAMPgJAQC_DwAh-wlAAMAPACGJCkAA1A8AIdAKQADUDwAh5goBAMoPACH1CgEAyg8AIYsLAQC_DwAhjAsBAL8PACGNCwEAyg8AIY4LIAD6DwAhjwtAANQPACEK4QQAALcUACDbBgAA2BMAIN0GAAC4FAAg3gYAALkUACCJCgAAqRIAINAKAACpEgAg5goAAKkSACD1CgAAqRIAII0LAACpEgAgjwsAAKkSACAS4QQAAMkQACDbBgAAuBAAIN0GAADKEAAg3gYAAMsQACD1CQAAyBAAMPYJAACuCgAQ9wkAAMgQADD4CQEAAAAB-wlAAMAPACGJCkAA1A8AIdAKQADUDwAh5goBAAAAAfUKAQDKDwAhiwsBAL8PACGMCwEAvw8AIY0LAQDKDwAhjgsgAPoPACGPC0AA1A8AIQMAAACuCgAgAwAArwoAMAQAALAKACAM2QYAAMYQACDfBgAAxxAAIPUJAADFEAAw9gkAALIKABD3CQAAxRAAMPsJQADADwAhugoBAL8PACGMCwEAvw8AIZMLAQC_DwAhlAsBAMoPACGVC0AA1A8AIZYLQADUDwAhAQAAALIKACAK2gYAAMAQACDcBgAAxBAAIPUJAADDEAAw9gkAALQKABD3CQAAwxAAMPgJAQC_DwAhmwpAAMAPACHzCgEAvw8AIf8KAQC_DwAhgQtAANQPACED2gYAALUUACDcBgAAthQAIIELAACpEgAgC9oGAADAEAAg3AYAAMQQACD1CQAAwxAAMPYJAAC0CgAQ9wkAAMMQADD4CQEAAAABmwpAAMAPACHzCgEAvw8AIf8KAQC_DwAhgQtAANQPACGXCwAAwhAAIAMAAAC0CgAgAwAAtQoAMAQAALYKACADAAAAtAoAIAMAALUKADAEAAC2CgAgAQAAALQKACAH2gYAAMAQACD1CQAAwRAAMPYJAAC6CgAQ9wkAAMEQADD4CQEAvw8AIf8KAQC_DwAhgAtAAMAPACEB2gYAALUUACAH2gYAAMAQACD1CQAAwRAAMPYJAAC6CgAQ9wkAAMEQADD4CQEAAAAB_woBAL8PACGAC0AAwA8AIQMAAAC6CgAgAwAAuwoAMAQAALwKACAL2gYAAMAQACD1CQAAvxAAMPYJAAC-CgAQ9wkAAL8QADC6CgEAvw8AIe4KQADADwAh_woBAL8PACGHCwEAvw8AIYgLEADxDwAhiQsCAL4PACGKCxAA8Q8AIQHaBgAAtRQAIAvaBgAAwBAAIPUJAAC_EAAw9gkAAL4KABD3CQAAvxAAMLoKAQAAAAHuCkAAwA8AIf8KAQC_DwAhhwsBAL8PACGICxAA8Q8AIYkLAgC-DwAhigsQAPEPACEDAAAAvgoAIAMAAL8KADAEAADACgAgAQAAALQKACABAAAAugoAIAEAAAC-CgAgAQAAAKoKACABAAAArgoAIAEAAACoCgAgBdkGAACzFAAg3wYAALQUACCUCwAAqRIAIJULAACpEgAglgsAAKkSACADAAAAsgoAIAMAAMgKADAEAACoCgAgAwAAALIKACADAADICgAwBAAAqAoAIAMAAACyCgAgAwAAyAoAMAQAAKgKACAJ2QYAALEUACDfBgAAshQAIPsJQAAAAAG6CgEAAAABjAsBAAAAAZMLAQAAAAGUCwEAAAABlQtAAAAAAZYLQAAAAAEBCAAAzAoAIAf7CUAAAAABugoBAAAAAYwLAQAAAAGTCwEAAAABlAsBAAAAAZULQAAAAAGWC0AAAAABAQgAAM4KADABCAAAzgoAMAnZBgAAlxQAIN8GAACYFAAg-wlAAKUSACG6CgEApBIAIYwLAQCkEgAhkwsBAKQSACGUCwEArRIAIZULQAC0EgAhlgtAALQSACECAAAAqAoAIAgAANEKACAH-wlAAKUSACG6CgEApBIAIYwLAQCkEgAhkwsBAKQSACGUCwEArRIAIZULQAC0EgAhlgtAALQSACECAAAAsgoAIAgAANMKACACAAAAsgoAIAgAANMKACADAAAAqAoAIA8AAMwKACAQAADRCgAgAQAAAKgKACABAAAAsgoAIAYVAACUFAAgFgAAlhQAIBcAAJUUACCUCwAAqRIAIJULAACpEgAglgsAAKkSACAK9QkAAL4QADD2CQAA2goAEPcJAAC-EAAw-wlAALUPACG6CgEAtA8AIYwLAQC0DwAhkwsBALQPACGUCwEAxQ8AIZULQADNDwAhlgtAAM0PACEDAAAAsgoAIAMAANkKADAUAADaCgAgAwAAALIKACADAADICgAwBAAAqAoAIAf1CQAAvRAAMPYJAADgCgAQ9wkAAL0QADD6CQEAvw8AIfsJQADADwAhkQsBAAAAAZILAQC_DwAhAQAAAN0KACABAAAA3QoAIAf1CQAAvRAAMPYJAADgCgAQ9wkAAL0QADD6CQEAvw8AIfsJQADADwAhkQsBAL8PACGSCwEAvw8AIQADAAAA4AoAIAMAAOEKADAEAADdCgAgAwAAAOAKACADAADhCgAwBAAA3QoAIAMAAADgCgAgAwAA4QoAMAQAAN0KACAE-gkBAAAAAfsJQAAAAAGRCwEAAAABkgsBAAAAAQEIAADlCgAgBPoJAQAAAAH7CUAAAAABkQsBAAAAAZILAQAAAAEBCAAA5woAMAEIAADnCgAwBPoJAQCkEgAh-wlAAKUSACGRCwEApBIAIZILAQCkEgAhAgAAAN0KACAIAADqCgAgBPoJAQCkEgAh-wlAAKUSACGRCwEApBIAIZILAQCkEgAhAgAAAOAKACAIAADsCgAgAgAAAOAKACAIAADsCgAgAwAAAN0KACAPAADlCgAgEAAA6goAIAEAAADdCgAgAQAAAOAKACADFQAAkRQAIBYAAJMUACAXAACSFAAgB_UJAAC8EAAw9gkAAPMKABD3CQAAvBAAMPoJAQC0DwAh-wlAALUPACGRCwEAtA8AIZILAQC0DwAhAwAAAOAKACADAADyCgAwFAAA8woAIAMAAADgCgAgAwAA4QoAMAQAAN0KACABAAAArAoAIAEAAACsCgAgAwAAAKoKACADAACrCgAwBAAArAoAIAMAAACqCgAgAwAAqwoAMAQAAKwKACADAAAAqgoAIAMAAKsKADAEAACsCgAgBOEEAACQFAAgsAoBAAAAAfUKAQAAAAGQC0AAAAABAQgAAPsKACADsAoBAAAAAfUKAQAAAAGQC0AAAAABAQgAAP0KADABCAAA_QoAMAThBAAAjxQAILAKAQCkEgAh9QoBAKQSACGQC0AApRIAIQIAAACsCgAgCAAAgAsAIAOwCgEApBIAIfUKAQCkEgAhkAtAAKUSACECAAAAqgoAIAgAAIILACACAAAAqgoAIAgAAIILACADAAAArAoAIA8AAPsKACAQAACACwAgAQAAAKwKACABAAAAqgoAIAMVAACMFAAgFgAAjhQAIBcAAI0UACAG9QkAALsQADD2CQAAiQsAEPcJAAC7EAAwsAoBALQPACH1CgEAtA8AIZALQAC1DwAhAwAAAKoKACADAACICwAwFAAAiQsAIAMAAACqCgAgAwAAqwoAMAQAAKwKACABAAAAsAoAIAEAAACwCgAgAwAAAK4KACADAACvCgAwBAAAsAoAIAMAAACuCgAgAwAArwoAMAQAALAKACADAAAArgoAIAMAAK8KADAEAACwCgAgD-EEAACIFAAg2wYAAIkUACDdBgAAihQAIN4GAACLFAAg-AkBAAAAAfsJQAAAAAGJCkAAAAAB0ApAAAAAAeYKAQAAAAH1CgEAAAABiwsBAAAAAYwLAQAAAAGNCwEAAAABjgsgAAAAAY8LQAAAAAEBCAAAkQsAIAv4CQEAAAAB-wlAAAAAAYkKQAAAAAHQCkAAAAAB5goBAAAAAfUKAQAAAAGLCwEAAAABjAsBAAAAAY0LAQAAAAGOCyAAAAABjwtAAAAAAQEIAACTCwAwAQgAAJMLADABAAAAsgoAIA_hBAAA4xMAINsGAADkEwAg3QYAAOUTACDeBgAA5hMAIPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIdAKQAC0EgAh5goBAK0SACH1CgEArRIAIYsLAQCkEgAhjAsBAKQSACGNCwEArRIAIY4LIADHEgAhjwtAALQSACECAAAAsAoAIAgAAJcLACAL-AkBAKQSACH7CUAApRIAIYkKQAC0EgAh0ApAALQSACHmCgEArRIAIfUKAQCtEgAhiwsBAKQSACGMCwEApBIAIY0LAQCtEgAhjgsgAMcSACGPC0AAtBIAIQIAAACuCgAgCAAAmQsAIAIAAACuCgAgCAAAmQsAIAEAAACyCgAgAwAAALAKACAPAACRCwAgEAAAlwsAIAEAAACwCgAgAQAAAK4KACAJFQAA4BMAIBYAAOITACAXAADhEwAgiQoAAKkSACDQCgAAqRIAIOYKAACpEgAg9QoAAKkSACCNCwAAqRIAII8LAACpEgAgDvUJAAC6EAAw9gkAAKELABD3CQAAuhAAMPgJAQC0DwAh-wlAALUPACGJCkAAzQ8AIdAKQADNDwAh5goBAMUPACH1CgEAxQ8AIYsLAQC0DwAhjAsBALQPACGNCwEAxQ8AIY4LIADjDwAhjwtAAM0PACEDAAAArgoAIAMAAKALADAUAAChCwAgAwAAAK4KACADAACvCgAwBAAAsAoAIAEAAADACgAgAQAAAMAKACADAAAAvgoAIAMAAL8KADAEAADACgAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAI2gYAAN8TACC6CgEAAAAB7gpAAAAAAf8KAQAAAAGHCwEAAAABiAsQAAAAAYkLAgAAAAGKCxAAAAABAQgAAKkLACAHugoBAAAAAe4KQAAAAAH_CgEAAAABhwsBAAAAAYgLEAAAAAGJCwIAAAABigsQAAAAAQEIAACrCwAwAQgAAKsLADAI2gYAAN4TACC6CgEApBIAIe4KQAClEgAh_woBAKQSACGHCwEApBIAIYgLEADQEgAhiQsCAKMSACGKCxAA0BIAIQIAAADACgAgCAAArgsAIAe6CgEApBIAIe4KQAClEgAh_woBAKQSACGHCwEApBIAIYgLEADQEgAhiQsCAKMSACGKCxAA0BIAIQIAAAC-CgAgCAAAsAsAIAIAAAC-CgAgCAAAsAsAIAMAAADACgAgDwAAqQsAIBAAAK4LACABAAAAwAoAIAEAAAC-CgAgBRUAANkTACAWAADcEwAgFwAA2xMAIDgAANoTACA5AADdEwAgCvUJAAC5EAAw9gkAALcLABD3CQAAuRAAMLoKAQC0DwAh7gpAALUPACH_CgEAtA8AIYcLAQC0DwAhiAsQAOgPACGJCwIAsw8AIYoLEADoDwAhAwAAAL4KACADAAC2CwAwFAAAtwsAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAP2wYAALgQACD1CQAAtxAAMPYJAAC9CwAQ9wkAALcQADD4CQEAAAABmwpAAMAPACGoCgEAyg8AIdgKAgC-DwAh9goBAL8PACH5CgEAvw8AIYILAQC_DwAhgwsBAL8PACGECwEAvw8AIYULAQC_DwAhhgsBAL8PACEBAAAAugsAIAEAAAC6CwAgD9sGAAC4EAAg9QkAALcQADD2CQAAvQsAEPcJAAC3EAAw-AkBAL8PACGbCkAAwA8AIagKAQDKDwAh2AoCAL4PACH2CgEAvw8AIfkKAQC_DwAhggsBAL8PACGDCwEAvw8AIYQLAQC_DwAhhQsBAL8PACGGCwEAvw8AIQLbBgAA2BMAIKgKAACpEgAgAwAAAL0LACADAAC-CwAwBAAAugsAIAMAAAC9CwAgAwAAvgsAMAQAALoLACADAAAAvQsAIAMAAL4LADAEAAC6CwAgDNsGAADXEwAg-AkBAAAAAZsKQAAAAAGoCgEAAAAB2AoCAAAAAfYKAQAAAAH5CgEAAAABggsBAAAAAYMLAQAAAAGECwEAAAABhQsBAAAAAYYLAQAAAAEBCAAAwgsAIAv4CQEAAAABmwpAAAAAAagKAQAAAAHYCgIAAAAB9goBAAAAAfkKAQAAAAGCCwEAAAABgwsBAAAAAYQLAQAAAAGFCwEAAAABhgsBAAAAAQEIAADECwAwAQgAAMQLADAM2wYAAMoTACD4CQEApBIAIZsKQAClEgAhqAoBAK0SACHYCgIAoxIAIfYKAQCkEgAh-QoBAKQSACGCCwEApBIAIYMLAQCkEgAhhAsBAKQSACGFCwEApBIAIYYLAQCkEgAhAgAAALoLACAIAADHCwAgC_gJAQCkEgAhmwpAAKUSACGoCgEArRIAIdgKAgCjEgAh9goBAKQSACH5CgEApBIAIYILAQCkEgAhgwsBAKQSACGECwEApBIAIYULAQCkEgAhhgsBAKQSACECAAAAvQsAIAgAAMkLACACAAAAvQsAIAgAAMkLACADAAAAugsAIA8AAMILACAQAADHCwAgAQAAALoLACABAAAAvQsAIAYVAADFEwAgFgAAyBMAIBcAAMcTACA4AADGEwAgOQAAyRMAIKgKAACpEgAgDvUJAAC2EAAw9gkAANALABD3CQAAthAAMPgJAQC0DwAhmwpAALUPACGoCgEAxQ8AIdgKAgCzDwAh9goBALQPACH5CgEAtA8AIYILAQC0DwAhgwsBALQPACGECwEAtA8AIYULAQC0DwAhhgsBALQPACEDAAAAvQsAIAMAAM8LADAUAADQCwAgAwAAAL0LACADAAC-CwAwBAAAugsAIAEAAAC2CgAgAQAAALYKACADAAAAtAoAIAMAALUKADAEAAC2CgAgAwAAALQKACADAAC1CgAwBAAAtgoAIAMAAAC0CgAgAwAAtQoAMAQAALYKACAH2gYAAMMTACDcBgAAxBMAIPgJAQAAAAGbCkAAAAAB8woBAAAAAf8KAQAAAAGBC0AAAAABAQgAANgLACAF-AkBAAAAAZsKQAAAAAHzCgEAAAAB_woBAAAAAYELQAAAAAEBCAAA2gsAMAEIAADaCwAwB9oGAADBEwAg3AYAAMITACD4CQEApBIAIZsKQAClEgAh8woBAKQSACH_CgEApBIAIYELQAC0EgAhAgAAALYKACAIAADdCwAgBfgJAQCkEgAhmwpAAKUSACHzCgEApBIAIf8KAQCkEgAhgQtAALQSACECAAAAtAoAIAgAAN8LACACAAAAtAoAIAgAAN8LACADAAAAtgoAIA8AANgLACAQAADdCwAgAQAAALYKACABAAAAtAoAIAQVAAC-EwAgFgAAwBMAIBcAAL8TACCBCwAAqRIAIAj1CQAAtRAAMPYJAADmCwAQ9wkAALUQADD4CQEAtA8AIZsKQAC1DwAh8woBALQPACH_CgEAtA8AIYELQADNDwAhAwAAALQKACADAADlCwAwFAAA5gsAIAMAAAC0CgAgAwAAtQoAMAQAALYKACABAAAAvAoAIAEAAAC8CgAgAwAAALoKACADAAC7CgAwBAAAvAoAIAMAAAC6CgAgAwAAuwoAMAQAALwKACADAAAAugoAIAMAALsKADAEAAC8CgAgBNoGAAC9EwAg-AkBAAAAAf8KAQAAAAGAC0AAAAABAQgAAO4LACAD-AkBAAAAAf8KAQAAAAGAC0AAAAABAQgAAPALADABCAAA8AsAMATaBgAAvBMAIPgJAQCkEgAh_woBAKQSACGAC0AApRIAIQIAAAC8CgAgCAAA8wsAIAP4CQEApBIAIf8KAQCkEgAhgAtAAKUSACECAAAAugoAIAgAAPULACACAAAAugoAIAgAAPULACADAAAAvAoAIA8AAO4LACAQAADzCwAgAQAAALwKACABAAAAugoAIAMVAAC5EwAgFgAAuxMAIBcAALoTACAG9QkAALQQADD2CQAA_AsAEPcJAAC0EAAw-AkBALQPACH_CgEAtA8AIYALQAC1DwAhAwAAALoKACADAAD7CwAwFAAA_AsAIAMAAAC6CgAgAwAAuwoAMAQAALwKACAH9QkAALIQADD2CQAAggwAEPcJAACyEAAw-woBAL8PACH8CkAAwA8AIf0KAgC-DwAh_goAALMQACABAAAA_wsAIAEAAAD_CwAgBvUJAACyEAAw9gkAAIIMABD3CQAAshAAMPsKAQC_DwAh_ApAAMAPACH9CgIAvg8AIQADAAAAggwAIAMAAIMMADAEAAD_CwAgAwAAAIIMACADAACDDAAwBAAA_wsAIAMAAACCDAAgAwAAgwwAMAQAAP8LACAD-woBAAAAAfwKQAAAAAH9CgIAAAABAQgAAIcMACAD-woBAAAAAfwKQAAAAAH9CgIAAAABAQgAAIkMADABCAAAiQwAMAP7CgEApBIAIfwKQAClEgAh_QoCAKMSACECAAAA_wsAIAgAAIwMACAD-woBAKQSACH8CkAApRIAIf0KAgCjEgAhAgAAAIIMACAIAACODAAgAgAAAIIMACAIAACODAAgAwAAAP8LACAPAACHDAAgEAAAjAwAIAEAAAD_CwAgAQAAAIIMACAFFQAAtBMAIBYAALcTACAXAAC2EwAgOAAAtRMAIDkAALgTACAG9QkAALEQADD2CQAAlQwAEPcJAACxEAAw-woBALQPACH8CkAAtQ8AIf0KAgCzDwAhAwAAAIIMACADAACUDAAwFAAAlQwAIAMAAACCDAAgAwAAgwwAMAQAAP8LACAQ8AcAAK0QACD1CQAArBAAMPYJAACgDAAQ9wkAAKwQADD4CQEAAAAB-wlAAMAPACGoCgEAyg8AIa8KAQC_DwAhsAoBAMoPACG6CgEAAAAB2AoCAL4PACH1CgEAyg8AIfYKAQC_DwAh9woBAL8PACH4CgEAvw8AIfkKAQC_DwAhAQAAAJgMACAL3AYAALAQACD1CQAArxAAMPYJAACaDAAQ9wkAAK8QADCPCgEAvw8AIZMKAgC-DwAhlApAANQPACHmCgEAvw8AIfEKQADUDwAh8woBAL8PACH0CgEAyg8AIQTcBgAAsxMAIJQKAACpEgAg8QoAAKkSACD0CgAAqRIAIAzcBgAAsBAAIPUJAACvEAAw9gkAAJoMABD3CQAArxAAMI8KAQC_DwAhkwoCAL4PACGUCkAA1A8AIeYKAQC_DwAh8QpAANQPACHzCgEAvw8AIfQKAQDKDwAh-goAAK4QACADAAAAmgwAIAMAAJsMADAEAACcDAAgAQAAAJoMACABAAAAmAwAIBDwBwAArRAAIPUJAACsEAAw9gkAAKAMABD3CQAArBAAMPgJAQC_DwAh-wlAAMAPACGoCgEAyg8AIa8KAQC_DwAhsAoBAMoPACG6CgEAyg8AIdgKAgC-DwAh9QoBAMoPACH2CgEAvw8AIfcKAQC_DwAh-AoBAL8PACH5CgEAvw8AIQXwBwAAshMAIKgKAACpEgAgsAoAAKkSACC6CgAAqRIAIPUKAACpEgAgAwAAAKAMACADAAChDAAwBAAAmAwAIAMAAACgDAAgAwAAoQwAMAQAAJgMACADAAAAoAwAIAMAAKEMADAEAACYDAAgDfAHAACxEwAg-AkBAAAAAfsJQAAAAAGoCgEAAAABrwoBAAAAAbAKAQAAAAG6CgEAAAAB2AoCAAAAAfUKAQAAAAH2CgEAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAABAQgAAKUMACAM-AkBAAAAAfsJQAAAAAGoCgEAAAABrwoBAAAAAbAKAQAAAAG6CgEAAAAB2AoCAAAAAfUKAQAAAAH2CgEAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAABAQgAAKcMADABCAAApwwAMA3wBwAApBMAIPgJAQCkEgAh-wlAAKUSACGoCgEArRIAIa8KAQCkEgAhsAoBAK0SACG6CgEArRIAIdgKAgCjEgAh9QoBAK0SACH2CgEApBIAIfcKAQCkEgAh-AoBAKQSACH5CgEApBIAIQIAAACYDAAgCAAAqgwAIAz4CQEApBIAIfsJQAClEgAhqAoBAK0SACGvCgEApBIAIbAKAQCtEgAhugoBAK0SACHYCgIAoxIAIfUKAQCtEgAh9goBAKQSACH3CgEApBIAIfgKAQCkEgAh-QoBAKQSACECAAAAoAwAIAgAAKwMACACAAAAoAwAIAgAAKwMACADAAAAmAwAIA8AAKUMACAQAACqDAAgAQAAAJgMACABAAAAoAwAIAkVAACfEwAgFgAAohMAIBcAAKETACA4AACgEwAgOQAAoxMAIKgKAACpEgAgsAoAAKkSACC6CgAAqRIAIPUKAACpEgAgD_UJAACrEAAw9gkAALMMABD3CQAAqxAAMPgJAQC0DwAh-wlAALUPACGoCgEAxQ8AIa8KAQC0DwAhsAoBAMUPACG6CgEAxQ8AIdgKAgCzDwAh9QoBAMUPACH2CgEAtA8AIfcKAQC0DwAh-AoBALQPACH5CgEAtA8AIQMAAACgDAAgAwAAsgwAMBQAALMMACADAAAAoAwAIAMAAKEMADAEAACYDAAgAQAAAJwMACABAAAAnAwAIAMAAACaDAAgAwAAmwwAMAQAAJwMACADAAAAmgwAIAMAAJsMADAEAACcDAAgAwAAAJoMACADAACbDAAwBAAAnAwAIAjcBgAAnhMAII8KAQAAAAGTCgIAAAABlApAAAAAAeYKAQAAAAHxCkAAAAAB8woBAAAAAfQKAQAAAAEBCAAAuwwAIAePCgEAAAABkwoCAAAAAZQKQAAAAAHmCgEAAAAB8QpAAAAAAfMKAQAAAAH0CgEAAAABAQgAAL0MADABCAAAvQwAMAjcBgAAnRMAII8KAQCkEgAhkwoCAKMSACGUCkAAtBIAIeYKAQCkEgAh8QpAALQSACHzCgEApBIAIfQKAQCtEgAhAgAAAJwMACAIAADADAAgB48KAQCkEgAhkwoCAKMSACGUCkAAtBIAIeYKAQCkEgAh8QpAALQSACHzCgEApBIAIfQKAQCtEgAhAgAAAJoMACAIAADCDAAgAgAAAJoMACAIAADCDAAgAwAAAJwMACAPAAC7DAAgEAAAwAwAIAEAAACcDAAgAQAAAJoMACAIFQAAmBMAIBYAAJsTACAXAACaEwAgOAAAmRMAIDkAAJwTACCUCgAAqRIAIPEKAACpEgAg9AoAAKkSACAK9QkAAKoQADD2CQAAyQwAEPcJAACqEAAwjwoBALQPACGTCgIAsw8AIZQKQADNDwAh5goBALQPACHxCkAAzQ8AIfMKAQC0DwAh9AoBAMUPACEDAAAAmgwAIAMAAMgMADAUAADJDAAgAwAAAJoMACADAACbDAAwBAAAnAwAIB71CQAAphAAMPYJAADPDAAQ9wkAAKYQADD4CQEAAAAB-wlAAMAPACGPCgAApxDgCiKwCgEAvw8AIboKAQAAAAHTCgEAvw8AIdgKAQDKDwAh2gpAANQPACHdCkAA1A8AIeEKAACoEOEKIuIKAQDKDwAh4woQAPEPACHkChAAqRAAIeUKAQDKDwAh5goAAPYPACDnCgEAyg8AIegKAQDKDwAh6QoBAMoPACHqCgEAyg8AIesKAQDKDwAh7AoAAPYPACDtCgEAyg8AIe4KQADUDwAh7wpAANQPACHwCkAAwA8AIfEKQADUDwAh8gpAANQPACEBAAAAzAwAIAEAAADMDAAgHvUJAACmEAAw9gkAAM8MABD3CQAAphAAMPgJAQD_DwAh-wlAAMAPACGPCgAApxDgCiKwCgEAvw8AIboKAQC_DwAh0woBAL8PACHYCgEAyg8AIdoKQADUDwAh3QpAANQPACHhCgAAqBDhCiLiCgEAyg8AIeMKEADxDwAh5AoQAKkQACHlCgEAyg8AIeYKAAD2DwAg5woBAMoPACHoCgEAyg8AIekKAQDKDwAh6goBAMoPACHrCgEAyg8AIewKAAD2DwAg7QoBAMoPACHuCkAA1A8AIe8KQADUDwAh8ApAAMAPACHxCkAA1A8AIfIKQADUDwAhEtgKAACpEgAg2goAAKkSACDdCgAAqRIAIOIKAACpEgAg5AoAAKkSACDlCgAAqRIAIOYKAACpEgAg5woAAKkSACDoCgAAqRIAIOkKAACpEgAg6goAAKkSACDrCgAAqRIAIOwKAACpEgAg7QoAAKkSACDuCgAAqRIAIO8KAACpEgAg8QoAAKkSACDyCgAAqRIAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIBv4CQEAAAAB-wlAAAAAAY8KAAAA4AoCsAoBAAAAAboKAQAAAAHTCgEAAAAB2AoBAAAAAdoKQAAAAAHdCkAAAAAB4QoAAADhCgLiCgEAAAAB4woQAAAAAeQKEAAAAAHlCgEAAAAB5gqAAAAAAecKAQAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCgEAAAAB7AqAAAAAAe0KAQAAAAHuCkAAAAAB7wpAAAAAAfAKQAAAAAHxCkAAAAAB8gpAAAAAAQEIAADUDAAgG_gJAQAAAAH7CUAAAAABjwoAAADgCgKwCgEAAAABugoBAAAAAdMKAQAAAAHYCgEAAAAB2gpAAAAAAd0KQAAAAAHhCgAAAOEKAuIKAQAAAAHjChAAAAAB5AoQAAAAAeUKAQAAAAHmCoAAAAAB5woBAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKAQAAAAHsCoAAAAAB7QoBAAAAAe4KQAAAAAHvCkAAAAAB8ApAAAAAAfEKQAAAAAHyCkAAAAABAQgAANYMADABCAAA1gwAMBv4CQEApBIAIfsJQAClEgAhjwoAAJUT4AoisAoBAKQSACG6CgEApBIAIdMKAQCkEgAh2AoBAK0SACHaCkAAtBIAId0KQAC0EgAh4QoAAJYT4Qoi4goBAK0SACHjChAA0BIAIeQKEACXEwAh5QoBAK0SACHmCoAAAAAB5woBAK0SACHoCgEArRIAIekKAQCtEgAh6goBAK0SACHrCgEArRIAIewKgAAAAAHtCgEArRIAIe4KQAC0EgAh7wpAALQSACHwCkAApRIAIfEKQAC0EgAh8gpAALQSACECAAAAzAwAIAgAANkMACAb-AkBAKQSACH7CUAApRIAIY8KAACVE-AKIrAKAQCkEgAhugoBAKQSACHTCgEApBIAIdgKAQCtEgAh2gpAALQSACHdCkAAtBIAIeEKAACWE-EKIuIKAQCtEgAh4woQANASACHkChAAlxMAIeUKAQCtEgAh5gqAAAAAAecKAQCtEgAh6AoBAK0SACHpCgEArRIAIeoKAQCtEgAh6woBAK0SACHsCoAAAAAB7QoBAK0SACHuCkAAtBIAIe8KQAC0EgAh8ApAAKUSACHxCkAAtBIAIfIKQAC0EgAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAXFQAAkBMAIBYAAJMTACAXAACSEwAgOAAAkRMAIDkAAJQTACDYCgAAqRIAINoKAACpEgAg3QoAAKkSACDiCgAAqRIAIOQKAACpEgAg5QoAAKkSACDmCgAAqRIAIOcKAACpEgAg6AoAAKkSACDpCgAAqRIAIOoKAACpEgAg6woAAKkSACDsCgAAqRIAIO0KAACpEgAg7goAAKkSACDvCgAAqRIAIPEKAACpEgAg8goAAKkSACAe9QkAAJwQADD2CQAA4gwAEPcJAACcEAAw-AkBAPwPACH7CUAAtQ8AIY8KAACdEOAKIrAKAQC0DwAhugoBALQPACHTCgEAtA8AIdgKAQDFDwAh2gpAAM0PACHdCkAAzQ8AIeEKAACeEOEKIuIKAQDFDwAh4woQAOgPACHkChAAnxAAIeUKAQDFDwAh5goAANgPACDnCgEAxQ8AIegKAQDFDwAh6QoBAMUPACHqCgEAxQ8AIesKAQDFDwAh7AoAANgPACDtCgEAxQ8AIe4KQADNDwAh7wpAAM0PACHwCkAAtQ8AIfEKQADNDwAh8gpAAM0PACEDAAAAzwwAIAMAAOEMADAUAADiDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAn1CQAAmRAAMPYJAADoDAAQ9wkAAJkQADD7CUAAwA8AIa8KAACaEN0KItIKAQD_DwAh2gpAANQPACHdCkAA1A8AId4KAACbEAAgAQAAAOUMACABAAAA5QwAIAj1CQAAmRAAMPYJAADoDAAQ9wkAAJkQADD7CUAAwA8AIa8KAACaEN0KItIKAQD_DwAh2gpAANQPACHdCkAA1A8AIQLaCgAAqRIAIN0KAACpEgAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgBfsJQAAAAAGvCgAAAN0KAtIKAQAAAAHaCkAAAAAB3QpAAAAAAQEIAADtDAAgBfsJQAAAAAGvCgAAAN0KAtIKAQAAAAHaCkAAAAAB3QpAAAAAAQEIAADvDAAwAQgAAO8MADAF-wlAAKUSACGvCgAAjxPdCiLSCgEApBIAIdoKQAC0EgAh3QpAALQSACECAAAA5QwAIAgAAPIMACAF-wlAAKUSACGvCgAAjxPdCiLSCgEApBIAIdoKQAC0EgAh3QpAALQSACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAUVAACMEwAgFgAAjhMAIBcAAI0TACDaCgAAqRIAIN0KAACpEgAgCPUJAACVEAAw9gkAAPsMABD3CQAAlRAAMPsJQAC1DwAhrwoAAJYQ3Qoi0goBAPwPACHaCkAAzQ8AId0KQADNDwAhAwAAAOgMACADAAD6DAAwFAAA-wwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACAJ9QkAAJQQADD2CQAAgQ0AEPcJAACUEAAw-AkBAAAAAfsJQADADwAhzwoAAIkQACDZCgEAAAAB2gpAANQPACHbCkAA1A8AIQEAAAD-DAAgAQAAAP4MACAJ9QkAAJQQADD2CQAAgQ0AEPcJAACUEAAw-AkBAL8PACH7CUAAwA8AIc8KAACJEAAg2QoBAL8PACHaCkAA1A8AIdsKQADUDwAhAtoKAACpEgAg2woAAKkSACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACAG-AkBAAAAAfsJQAAAAAHPCoAAAAAB2QoBAAAAAdoKQAAAAAHbCkAAAAABAQgAAIYNACAG-AkBAAAAAfsJQAAAAAHPCoAAAAAB2QoBAAAAAdoKQAAAAAHbCkAAAAABAQgAAIgNADABCAAAiA0AMAb4CQEApBIAIfsJQAClEgAhzwqAAAAAAdkKAQCkEgAh2gpAALQSACHbCkAAtBIAIQIAAAD-DAAgCAAAiw0AIAb4CQEApBIAIfsJQAClEgAhzwqAAAAAAdkKAQCkEgAh2gpAALQSACHbCkAAtBIAIQIAAACBDQAgCAAAjQ0AIAIAAACBDQAgCAAAjQ0AIAMAAAD-DAAgDwAAhg0AIBAAAIsNACABAAAA_gwAIAEAAACBDQAgBRUAAIkTACAWAACLEwAgFwAAihMAINoKAACpEgAg2woAAKkSACAJ9QkAAJMQADD2CQAAlA0AEPcJAACTEAAw-AkBALQPACH7CUAAtQ8AIc8KAACDEAAg2QoBALQPACHaCkAAzQ8AIdsKQADNDwAhAwAAAIENACADAACTDQAwFAAAlA0AIAMAAACBDQAgAwAAgg0AMAQAAP4MACAO9QkAAJIQADD2CQAAmg0AEPcJAACSEAAw-AkBAAAAAfsJQADADwAhiQpAAMAPACGoCgEAvw8AIbAKAQC_DwAhsQoBAL8PACGzCgEAvw8AIdUKAgC-DwAh1gpAAMAPACHXCkAA1A8AIdgKAgD3DwAhAQAAAJcNACABAAAAlw0AIA71CQAAkhAAMPYJAACaDQAQ9wkAAJIQADD4CQEAvw8AIfsJQADADwAhiQpAAMAPACGoCgEAvw8AIbAKAQC_DwAhsQoBAL8PACGzCgEAvw8AIdUKAgC-DwAh1gpAAMAPACHXCkAA1A8AIdgKAgD3DwAhAtcKAACpEgAg2AoAAKkSACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACAL-AkBAAAAAfsJQAAAAAGJCkAAAAABqAoBAAAAAbAKAQAAAAGxCgEAAAABswoBAAAAAdUKAgAAAAHWCkAAAAAB1wpAAAAAAdgKAgAAAAEBCAAAnw0AIAv4CQEAAAAB-wlAAAAAAYkKQAAAAAGoCgEAAAABsAoBAAAAAbEKAQAAAAGzCgEAAAAB1QoCAAAAAdYKQAAAAAHXCkAAAAAB2AoCAAAAAQEIAAChDQAwAQgAAKENADAL-AkBAKQSACH7CUAApRIAIYkKQAClEgAhqAoBAKQSACGwCgEApBIAIbEKAQCkEgAhswoBAKQSACHVCgIAoxIAIdYKQAClEgAh1wpAALQSACHYCgIAvhIAIQIAAACXDQAgCAAApA0AIAv4CQEApBIAIfsJQAClEgAhiQpAAKUSACGoCgEApBIAIbAKAQCkEgAhsQoBAKQSACGzCgEApBIAIdUKAgCjEgAh1gpAAKUSACHXCkAAtBIAIdgKAgC-EgAhAgAAAJoNACAIAACmDQAgAgAAAJoNACAIAACmDQAgAwAAAJcNACAPAACfDQAgEAAApA0AIAEAAACXDQAgAQAAAJoNACAHFQAAhBMAIBYAAIcTACAXAACGEwAgOAAAhRMAIDkAAIgTACDXCgAAqRIAINgKAACpEgAgDvUJAACREAAw9gkAAK0NABD3CQAAkRAAMPgJAQC0DwAh-wlAALUPACGJCkAAtQ8AIagKAQC0DwAhsAoBALQPACGxCgEAtA8AIbMKAQC0DwAh1QoCALMPACHWCkAAtQ8AIdcKQADNDwAh2AoCANkPACEDAAAAmg0AIAMAAKwNADAUAACtDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIA31CQAAjhAAMPYJAACzDQAQ9wkAAI4QADD7CUAAwA8AIY8KAACPENIKIq8KAACIEM4KIrAKAQC_DwAhugoBAAAAAc8KAACJEAAg0ApAANQPACHSCgEAvw8AIdMKAQC_DwAh1AoAAJAQACABAAAAsA0AIAEAAACwDQAgDPUJAACOEAAw9gkAALMNABD3CQAAjhAAMPsJQADADwAhjwoAAI8Q0goirwoAAIgQzgoisAoBAL8PACG6CgEAvw8AIc8KAACJEAAg0ApAANQPACHSCgEAvw8AIdMKAQC_DwAhAdAKAACpEgAgAwAAALMNACADAAC0DQAwBAAAsA0AIAMAAACzDQAgAwAAtA0AMAQAALANACADAAAAsw0AIAMAALQNADAEAACwDQAgCfsJQAAAAAGPCgAAANIKAq8KAAAAzgoCsAoBAAAAAboKAQAAAAHPCoAAAAAB0ApAAAAAAdIKAQAAAAHTCgEAAAABAQgAALgNACAJ-wlAAAAAAY8KAAAA0goCrwoAAADOCgKwCgEAAAABugoBAAAAAc8KgAAAAAHQCkAAAAAB0goBAAAAAdMKAQAAAAEBCAAAug0AMAEIAAC6DQAwCfsJQAClEgAhjwoAAIMT0goirwoAAP8SzgoisAoBAKQSACG6CgEApBIAIc8KgAAAAAHQCkAAtBIAIdIKAQCkEgAh0woBAKQSACECAAAAsA0AIAgAAL0NACAJ-wlAAKUSACGPCgAAgxPSCiKvCgAA_xLOCiKwCgEApBIAIboKAQCkEgAhzwqAAAAAAdAKQAC0EgAh0goBAKQSACHTCgEApBIAIQIAAACzDQAgCAAAvw0AIAIAAACzDQAgCAAAvw0AIAMAAACwDQAgDwAAuA0AIBAAAL0NACABAAAAsA0AIAEAAACzDQAgBBUAAIATACAWAACCEwAgFwAAgRMAINAKAACpEgAgDPUJAACKEAAw9gkAAMYNABD3CQAAihAAMPsJQAC1DwAhjwoAAIsQ0goirwoAAIIQzgoisAoBALQPACG6CgEAtA8AIc8KAACDEAAg0ApAAM0PACHSCgEAtA8AIdMKAQC0DwAhAwAAALMNACADAADFDQAwFAAAxg0AIAMAAACzDQAgAwAAtA0AMAQAALANACAJ9QkAAIcQADD2CQAAzA0AEPcJAACHEAAw-AkBAAAAAfsJQADADwAhrwoAAIgQzgoizgoBAAAAAc8KAACJEAAg0ApAANQPACEBAAAAyQ0AIAEAAADJDQAgCfUJAACHEAAw9gkAAMwNABD3CQAAhxAAMPgJAQC_DwAh-wlAAMAPACGvCgAAiBDOCiLOCgEAyg8AIc8KAACJEAAg0ApAANQPACECzgoAAKkSACDQCgAAqRIAIAMAAADMDQAgAwAAzQ0AMAQAAMkNACADAAAAzA0AIAMAAM0NADAEAADJDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIAb4CQEAAAAB-wlAAAAAAa8KAAAAzgoCzgoBAAAAAc8KgAAAAAHQCkAAAAABAQgAANENACAG-AkBAAAAAfsJQAAAAAGvCgAAAM4KAs4KAQAAAAHPCoAAAAAB0ApAAAAAAQEIAADTDQAwAQgAANMNADAG-AkBAKQSACH7CUAApRIAIa8KAAD_Es4KIs4KAQCtEgAhzwqAAAAAAdAKQAC0EgAhAgAAAMkNACAIAADWDQAgBvgJAQCkEgAh-wlAAKUSACGvCgAA_xLOCiLOCgEArRIAIc8KgAAAAAHQCkAAtBIAIQIAAADMDQAgCAAA2A0AIAIAAADMDQAgCAAA2A0AIAMAAADJDQAgDwAA0Q0AIBAAANYNACABAAAAyQ0AIAEAAADMDQAgBRUAAPwSACAWAAD-EgAgFwAA_RIAIM4KAACpEgAg0AoAAKkSACAJ9QkAAIEQADD2CQAA3w0AEPcJAACBEAAw-AkBALQPACH7CUAAtQ8AIa8KAACCEM4KIs4KAQDFDwAhzwoAAIMQACDQCkAAzQ8AIQMAAADMDQAgAwAA3g0AMBQAAN8NACADAAAAzA0AIAMAAM0NADAEAADJDQAgEp8DAQC_DwAh9QkAAP4PADD2CQAA5Q0AEPcJAAD-DwAw-AkBAAAAAfsJQADADwAhsAoBAL8PACG6CgEAAAABwwoBAL8PACHECgEAvw8AIcUKAQC_DwAhxgoBAL8PACHHCgEAvw8AIcgKQADADwAhyQpAAMAPACHKCgIA9w8AIcsKAgD3DwAhzAoBAMoPACEBAAAA4g0AIAEAAADiDQAgEp8DAQC_DwAh9QkAAP4PADD2CQAA5Q0AEPcJAAD-DwAw-AkBAP8PACH7CUAAwA8AIbAKAQC_DwAhugoBAL8PACHDCgEAvw8AIcQKAQC_DwAhxQoBAL8PACHGCgEAvw8AIccKAQC_DwAhyApAAMAPACHJCkAAwA8AIcoKAgD3DwAhywoCAPcPACHMCgEAyg8AIQPKCgAAqRIAIMsKAACpEgAgzAoAAKkSACADAAAA5Q0AIAMAAOYNADAEAADiDQAgAwAAAOUNACADAADmDQAwBAAA4g0AIAMAAADlDQAgAwAA5g0AMAQAAOINACAPnwMBAAAAAfgJAQAAAAH7CUAAAAABsAoBAAAAAboKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCgEAAAABxwoBAAAAAcgKQAAAAAHJCkAAAAABygoCAAAAAcsKAgAAAAHMCgEAAAABAQgAAOoNACAPnwMBAAAAAfgJAQAAAAH7CUAAAAABsAoBAAAAAboKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCgEAAAABxwoBAAAAAcgKQAAAAAHJCkAAAAABygoCAAAAAcsKAgAAAAHMCgEAAAABAQgAAOwNADABCAAA7A0AMA-fAwEApBIAIfgJAQCkEgAh-wlAAKUSACGwCgEApBIAIboKAQCkEgAhwwoBAKQSACHECgEApBIAIcUKAQCkEgAhxgoBAKQSACHHCgEApBIAIcgKQAClEgAhyQpAAKUSACHKCgIAvhIAIcsKAgC-EgAhzAoBAK0SACECAAAA4g0AIAgAAO8NACAPnwMBAKQSACH4CQEApBIAIfsJQAClEgAhsAoBAKQSACG6CgEApBIAIcMKAQCkEgAhxAoBAKQSACHFCgEApBIAIcYKAQCkEgAhxwoBAKQSACHICkAApRIAIckKQAClEgAhygoCAL4SACHLCgIAvhIAIcwKAQCtEgAhAgAAAOUNACAIAADxDQAgAgAAAOUNACAIAADxDQAgAwAAAOINACAPAADqDQAgEAAA7w0AIAEAAADiDQAgAQAAAOUNACAIFQAA9xIAIBYAAPoSACAXAAD5EgAgOAAA-BIAIDkAAPsSACDKCgAAqRIAIMsKAACpEgAgzAoAAKkSACASnwMBALQPACH1CQAA-w8AMPYJAAD4DQAQ9wkAAPsPADD4CQEA_A8AIfsJQAC1DwAhsAoBALQPACG6CgEAtA8AIcMKAQC0DwAhxAoBALQPACHFCgEAtA8AIcYKAQC0DwAhxwoBALQPACHICkAAtQ8AIckKQAC1DwAhygoCANkPACHLCgIA2Q8AIcwKAQDFDwAhAwAAAOUNACADAAD3DQAwFAAA-A0AIAMAAADlDQAgAwAA5g0AMAQAAOINACAbggkAAPIPACCDCQAA8w8AIIQJAAD0DwAg9QkAAO0PADD2CQAAhw4AEPcJAADtDwAw-AkBAAAAAfsJQADADwAhiQpAAMAPACGoCgEAyg8AIa8KAADuD68KIrAKAQC_DwAhsQoBAL8PACGyCgEAvw8AIbMKAQC_DwAhtAoBAL8PACG1CgQA7w8AIbYKBADwDwAhtwoBAMoPACG4ChAA8Q8AIbkKAQDKDwAhugoBAAAAAbsKAQDKDwAhvApAANQPACG9CkAA1A8AIb4KAgC-DwAhvwpAANQPACEBAAAA-w0AIA6BCQAA-A8AIPUJAAD5DwAw9gkAAP0NABD3CQAA-Q8AMPsJQADADwAhiQpAAMAPACGNCgEAvw8AIacKAQC_DwAhqAoBAL8PACGpCgQA8A8AIaoKQADUDwAhqwoBAMoPACGsCkAA1A8AIa0KIAD6DwAhBYEJAAC3EgAgqQoAAKkSACCqCgAAqRIAIKsKAACpEgAgrAoAAKkSACAOgQkAAPgPACD1CQAA-Q8AMPYJAAD9DQAQ9wkAAPkPADD7CUAAwA8AIYkKQADADwAhjQoBAL8PACGnCgEAAAABqAoBAAAAAakKBADwDwAhqgpAANQPACGrCgEAyg8AIawKQADUDwAhrQogAPoPACEDAAAA_Q0AIAMAAP4NADAEAAD_DQAgEoEJAAD4DwAg9QkAAPUPADD2CQAAgQ4AEPcJAAD1DwAw-AkEAO8PACGNCgEAvw8AIZUKAQDKDwAhlgoEAO8PACGXCgAA9g8AIJgKAQDKDwAhmQoCAPcPACGaCgQA8A8AIZsKQADADwAhnApAANQPACGdCkAA1A8AIZ4KAQDKDwAhnwoBAMoPACGgCkAA1A8AIQuBCQAAtxIAIJUKAACpEgAglwoAAKkSACCYCgAAqRIAIJkKAACpEgAgmgoAAKkSACCcCgAAqRIAIJ0KAACpEgAgngoAAKkSACCfCgAAqRIAIKAKAACpEgAgEoEJAAD4DwAg9QkAAPUPADD2CQAAgQ4AEPcJAAD1DwAw-AkEAAAAAY0KAQC_DwAhlQoBAAAAAZYKBADvDwAhlwoAAPYPACCYCgEAAAABmQoCAPcPACGaCgQA8A8AIZsKQADADwAhnApAANQPACGdCkAA1A8AIZ4KAQDKDwAhnwoBAMoPACGgCkAA1A8AIQMAAACBDgAgAwAAgg4AMAQAAIMOACAQgQkAANUPACD1CQAA0g8AMPYJAACFDgAQ9wkAANIPADD4CQEAvw8AIfkJAQDKDwAh-gkBAMoPACH7CUAAwA8AIYYKAQC_DwAhjQoBAMoPACGPCgAA0w-PCiKQCgEAyg8AIZEKQADUDwAhkgpAANQPACGTCgIAvg8AIZQKQADUDwAhAQAAAIUOACAbggkAAPIPACCDCQAA8w8AIIQJAAD0DwAg9QkAAO0PADD2CQAAhw4AEPcJAADtDwAw-AkBAL8PACH7CUAAwA8AIYkKQADADwAhqAoBAMoPACGvCgAA7g-vCiKwCgEAvw8AIbEKAQC_DwAhsgoBAL8PACGzCgEAvw8AIbQKAQC_DwAhtQoEAO8PACG2CgQA8A8AIbcKAQDKDwAhuAoQAPEPACG5CgEAyg8AIboKAQC_DwAhuwoBAMoPACG8CkAA1A8AIb0KQADUDwAhvgoCAL4PACG_CkAA1A8AIQEAAACHDgAgAQAAAP0NACABAAAAgQ4AIAEAAAD7DQAgC4IJAAD0EgAggwkAAPUSACCECQAA9hIAIKgKAACpEgAgtgoAAKkSACC3CgAAqRIAILkKAACpEgAguwoAAKkSACC8CgAAqRIAIL0KAACpEgAgvwoAAKkSACADAAAAhw4AIAMAAIwOADAEAAD7DQAgAwAAAIcOACADAACMDgAwBAAA-w0AIAMAAACHDgAgAwAAjA4AMAQAAPsNACAYggkAAPESACCDCQAA8hIAIIQJAADzEgAg-AkBAAAAAfsJQAAAAAGJCkAAAAABqAoBAAAAAa8KAAAArwoCsAoBAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKAQAAAAG1CgQAAAABtgoEAAAAAbcKAQAAAAG4ChAAAAABuQoBAAAAAboKAQAAAAG7CgEAAAABvApAAAAAAb0KQAAAAAG-CgIAAAABvwpAAAAAAQEIAACQDgAgFfgJAQAAAAH7CUAAAAABiQpAAAAAAagKAQAAAAGvCgAAAK8KArAKAQAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CgEAAAABtQoEAAAAAbYKBAAAAAG3CgEAAAABuAoQAAAAAbkKAQAAAAG6CgEAAAABuwoBAAAAAbwKQAAAAAG9CkAAAAABvgoCAAAAAb8KQAAAAAEBCAAAkg4AMAEIAACSDgAwGIIJAADREgAggwkAANISACCECQAA0xIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACECAAAA-w0AIAgAAJUOACAV-AkBAKQSACH7CUAApRIAIYkKQAClEgAhqAoBAK0SACGvCgAAzxKvCiKwCgEApBIAIbEKAQCkEgAhsgoBAKQSACGzCgEApBIAIbQKAQCkEgAhtQoEAL0SACG2CgQAvxIAIbcKAQCtEgAhuAoQANASACG5CgEArRIAIboKAQCkEgAhuwoBAK0SACG8CkAAtBIAIb0KQAC0EgAhvgoCAKMSACG_CkAAtBIAIQIAAACHDgAgCAAAlw4AIAIAAACHDgAgCAAAlw4AIAMAAAD7DQAgDwAAkA4AIBAAAJUOACABAAAA-w0AIAEAAACHDgAgDRUAAMoSACAWAADNEgAgFwAAzBIAIDgAAMsSACA5AADOEgAgqAoAAKkSACC2CgAAqRIAILcKAACpEgAguQoAAKkSACC7CgAAqRIAILwKAACpEgAgvQoAAKkSACC_CgAAqRIAIBj1CQAA5g8AMPYJAACeDgAQ9wkAAOYPADD4CQEAtA8AIfsJQAC1DwAhiQpAALUPACGoCgEAxQ8AIa8KAADnD68KIrAKAQC0DwAhsQoBALQPACGyCgEAtA8AIbMKAQC0DwAhtAoBALQPACG1CgQA1w8AIbYKBADaDwAhtwoBAMUPACG4ChAA6A8AIbkKAQDFDwAhugoBALQPACG7CgEAxQ8AIbwKQADNDwAhvQpAAM0PACG-CgIAsw8AIb8KQADNDwAhAwAAAIcOACADAACdDgAwFAAAng4AIAMAAACHDgAgAwAAjA4AMAQAAPsNACABAAAA_w0AIAEAAAD_DQAgAwAAAP0NACADAAD-DQAwBAAA_w0AIAMAAAD9DQAgAwAA_g0AMAQAAP8NACADAAAA_Q0AIAMAAP4NADAEAAD_DQAgC4EJAADJEgAg-wlAAAAAAYkKQAAAAAGNCgEAAAABpwoBAAAAAagKAQAAAAGpCgQAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQogAAAAAQEIAACmDgAgCvsJQAAAAAGJCkAAAAABjQoBAAAAAacKAQAAAAGoCgEAAAABqQoEAAAAAaoKQAAAAAGrCgEAAAABrApAAAAAAa0KIAAAAAEBCAAAqA4AMAEIAACoDgAwC4EJAADIEgAg-wlAAKUSACGJCkAApRIAIY0KAQCkEgAhpwoBAKQSACGoCgEApBIAIakKBAC_EgAhqgpAALQSACGrCgEArRIAIawKQAC0EgAhrQogAMcSACECAAAA_w0AIAgAAKsOACAK-wlAAKUSACGJCkAApRIAIY0KAQCkEgAhpwoBAKQSACGoCgEApBIAIakKBAC_EgAhqgpAALQSACGrCgEArRIAIawKQAC0EgAhrQogAMcSACECAAAA_Q0AIAgAAK0OACACAAAA_Q0AIAgAAK0OACADAAAA_w0AIA8AAKYOACAQAACrDgAgAQAAAP8NACABAAAA_Q0AIAkVAADCEgAgFgAAxRIAIBcAAMQSACA4AADDEgAgOQAAxhIAIKkKAACpEgAgqgoAAKkSACCrCgAAqRIAIKwKAACpEgAgDfUJAADiDwAw9gkAALQOABD3CQAA4g8AMPsJQAC1DwAhiQpAALUPACGNCgEAtA8AIacKAQC0DwAhqAoBALQPACGpCgQA2g8AIaoKQADNDwAhqwoBAMUPACGsCkAAzQ8AIa0KIADjDwAhAwAAAP0NACADAACzDgAwFAAAtA4AIAMAAAD9DQAgAwAA_g0AMAQAAP8NACABAAAAgw4AIAEAAACDDgAgAwAAAIEOACADAACCDgAwBAAAgw4AIAMAAACBDgAgAwAAgg4AMAQAAIMOACADAAAAgQ4AIAMAAIIOADAEAACDDgAgD4EJAADBEgAg-AkEAAAAAY0KAQAAAAGVCgEAAAABlgoEAAAAAZcKgAAAAAGYCgEAAAABmQoCAAAAAZoKBAAAAAGbCkAAAAABnApAAAAAAZ0KQAAAAAGeCgEAAAABnwoBAAAAAaAKQAAAAAEBCAAAvA4AIA74CQQAAAABjQoBAAAAAZUKAQAAAAGWCgQAAAABlwqAAAAAAZgKAQAAAAGZCgIAAAABmgoEAAAAAZsKQAAAAAGcCkAAAAABnQpAAAAAAZ4KAQAAAAGfCgEAAAABoApAAAAAAQEIAAC-DgAwAQgAAL4OADAPgQkAAMASACD4CQQAvRIAIY0KAQCkEgAhlQoBAK0SACGWCgQAvRIAIZcKgAAAAAGYCgEArRIAIZkKAgC-EgAhmgoEAL8SACGbCkAApRIAIZwKQAC0EgAhnQpAALQSACGeCgEArRIAIZ8KAQCtEgAhoApAALQSACECAAAAgw4AIAgAAMEOACAO-AkEAL0SACGNCgEApBIAIZUKAQCtEgAhlgoEAL0SACGXCoAAAAABmAoBAK0SACGZCgIAvhIAIZoKBAC_EgAhmwpAAKUSACGcCkAAtBIAIZ0KQAC0EgAhngoBAK0SACGfCgEArRIAIaAKQAC0EgAhAgAAAIEOACAIAADDDgAgAgAAAIEOACAIAADDDgAgAwAAAIMOACAPAAC8DgAgEAAAwQ4AIAEAAACDDgAgAQAAAIEOACAPFQAAuBIAIBYAALsSACAXAAC6EgAgOAAAuRIAIDkAALwSACCVCgAAqRIAIJcKAACpEgAgmAoAAKkSACCZCgAAqRIAIJoKAACpEgAgnAoAAKkSACCdCgAAqRIAIJ4KAACpEgAgnwoAAKkSACCgCgAAqRIAIBH1CQAA1g8AMPYJAADKDgAQ9wkAANYPADD4CQQA1w8AIY0KAQC0DwAhlQoBAMUPACGWCgQA1w8AIZcKAADYDwAgmAoBAMUPACGZCgIA2Q8AIZoKBADaDwAhmwpAALUPACGcCkAAzQ8AIZ0KQADNDwAhngoBAMUPACGfCgEAxQ8AIaAKQADNDwAhAwAAAIEOACADAADJDgAwFAAAyg4AIAMAAACBDgAgAwAAgg4AMAQAAIMOACAQgQkAANUPACD1CQAA0g8AMPYJAACFDgAQ9wkAANIPADD4CQEAAAAB-QkBAMoPACH6CQEAyg8AIfsJQADADwAhhgoBAAAAAY0KAQAAAAGPCgAA0w-PCiKQCgEAyg8AIZEKQADUDwAhkgpAANQPACGTCgIAvg8AIZQKQADUDwAhAQAAAM0OACABAAAAzQ4AIAiBCQAAtxIAIPkJAACpEgAg-gkAAKkSACCNCgAAqRIAIJAKAACpEgAgkQoAAKkSACCSCgAAqRIAIJQKAACpEgAgAwAAAIUOACADAADQDgAwBAAAzQ4AIAMAAACFDgAgAwAA0A4AMAQAAM0OACADAAAAhQ4AIAMAANAOADAEAADNDgAgDYEJAAC2EgAg-AkBAAAAAfkJAQAAAAH6CQEAAAAB-wlAAAAAAYYKAQAAAAGNCgEAAAABjwoAAACPCgKQCgEAAAABkQpAAAAAAZIKQAAAAAGTCgIAAAABlApAAAAAAQEIAADUDgAgDPgJAQAAAAH5CQEAAAAB-gkBAAAAAfsJQAAAAAGGCgEAAAABjQoBAAAAAY8KAAAAjwoCkAoBAAAAAZEKQAAAAAGSCkAAAAABkwoCAAAAAZQKQAAAAAEBCAAA1g4AMAEIAADWDgAwAQAAAIcOACANgQkAALUSACD4CQEApBIAIfkJAQCtEgAh-gkBAK0SACH7CUAApRIAIYYKAQCkEgAhjQoBAK0SACGPCgAAsxKPCiKQCgEArRIAIZEKQAC0EgAhkgpAALQSACGTCgIAoxIAIZQKQAC0EgAhAgAAAM0OACAIAADaDgAgDPgJAQCkEgAh-QkBAK0SACH6CQEArRIAIfsJQAClEgAhhgoBAKQSACGNCgEArRIAIY8KAACzEo8KIpAKAQCtEgAhkQpAALQSACGSCkAAtBIAIZMKAgCjEgAhlApAALQSACECAAAAhQ4AIAgAANwOACACAAAAhQ4AIAgAANwOACABAAAAhw4AIAMAAADNDgAgDwAA1A4AIBAAANoOACABAAAAzQ4AIAEAAACFDgAgDBUAAK4SACAWAACxEgAgFwAAsBIAIDgAAK8SACA5AACyEgAg-QkAAKkSACD6CQAAqRIAII0KAACpEgAgkAoAAKkSACCRCgAAqRIAIJIKAACpEgAglAoAAKkSACAP9QkAAMsPADD2CQAA5A4AEPcJAADLDwAw-AkBALQPACH5CQEAxQ8AIfoJAQDFDwAh-wlAALUPACGGCgEAtA8AIY0KAQDFDwAhjwoAAMwPjwoikAoBAMUPACGRCkAAzQ8AIZIKQADNDwAhkwoCALMPACGUCkAAzQ8AIQMAAACFDgAgAwAA4w4AMBQAAOQOACADAAAAhQ4AIAMAANAOADAEAADNDgAgB_UJAADJDwAw9gkAAOoOABD3CQAAyQ8AMPoJAQC_DwAh-wlAAMAPACGLCgEAAAABjAoBAMoPACEBAAAA5w4AIAEAAADnDgAgB_UJAADJDwAw9gkAAOoOABD3CQAAyQ8AMPoJAQC_DwAh-wlAAMAPACGLCgEAvw8AIYwKAQDKDwAhAYwKAACpEgAgAwAAAOoOACADAADrDgAwBAAA5w4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACADAAAA6g4AIAMAAOsOADAEAADnDgAgBPoJAQAAAAH7CUAAAAABiwoBAAAAAYwKAQAAAAEBCAAA7w4AIAT6CQEAAAAB-wlAAAAAAYsKAQAAAAGMCgEAAAABAQgAAPEOADABCAAA8Q4AMAT6CQEApBIAIfsJQAClEgAhiwoBAKQSACGMCgEArRIAIQIAAADnDgAgCAAA9A4AIAT6CQEApBIAIfsJQAClEgAhiwoBAKQSACGMCgEArRIAIQIAAADqDgAgCAAA9g4AIAIAAADqDgAgCAAA9g4AIAMAAADnDgAgDwAA7w4AIBAAAPQOACABAAAA5w4AIAEAAADqDgAgBBUAAKoSACAWAACsEgAgFwAAqxIAIIwKAACpEgAgB_UJAADEDwAw9gkAAP0OABD3CQAAxA8AMPoJAQC0DwAh-wlAALUPACGLCgEAtA8AIYwKAQDFDwAhAwAAAOoOACADAAD8DgAwFAAA_Q4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAI9QkAAMIPADD2CQAAgw8AEPcJAADCDwAwhgoBAL8PACGHCgEAvw8AIYgKAQC_DwAhiQpAAMAPACGKCgAAww8AIAEAAACADwAgAQAAAIAPACAH9QkAAMIPADD2CQAAgw8AEPcJAADCDwAwhgoBAL8PACGHCgEAvw8AIYgKAQC_DwAhiQpAAMAPACEAAwAAAIMPACADAACEDwAwBAAAgA8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACADAAAAgw8AIAMAAIQPADAEAACADwAgBIYKAQAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAEBCAAAiA8AIASGCgEAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAQgAAIoPADABCAAAig8AMASGCgEApBIAIYcKAQCkEgAhiAoBAKQSACGJCkAApRIAIQIAAACADwAgCAAAjQ8AIASGCgEApBIAIYcKAQCkEgAhiAoBAKQSACGJCkAApRIAIQIAAACDDwAgCAAAjw8AIAIAAACDDwAgCAAAjw8AIAMAAACADwAgDwAAiA8AIBAAAI0PACABAAAAgA8AIAEAAACDDwAgAxUAAKYSACAWAACoEgAgFwAApxIAIAf1CQAAwQ8AMPYJAACWDwAQ9wkAAMEPADCGCgEAtA8AIYcKAQC0DwAhiAoBALQPACGJCkAAtQ8AIQMAAACDDwAgAwAAlQ8AMBQAAJYPACADAAAAgw8AIAMAAIQPADAEAACADwAgB_UJAAC9DwAw9gkAAJwPABD3CQAAvQ8AMPgJAgAAAAH5CQEAvw8AIfoJAQC_DwAh-wlAAMAPACEBAAAAmQ8AIAEAAACZDwAgB_UJAAC9DwAw9gkAAJwPABD3CQAAvQ8AMPgJAgC-DwAh-QkBAL8PACH6CQEAvw8AIfsJQADADwAhAAMAAACcDwAgAwAAnQ8AMAQAAJkPACADAAAAnA8AIAMAAJ0PADAEAACZDwAgAwAAAJwPACADAACdDwAwBAAAmQ8AIAT4CQIAAAAB-QkBAAAAAfoJAQAAAAH7CUAAAAABAQgAAKEPACAE-AkCAAAAAfkJAQAAAAH6CQEAAAAB-wlAAAAAAQEIAACjDwAwAQgAAKMPADAE-AkCAKMSACH5CQEApBIAIfoJAQCkEgAh-wlAAKUSACECAAAAmQ8AIAgAAKYPACAE-AkCAKMSACH5CQEApBIAIfoJAQCkEgAh-wlAAKUSACECAAAAnA8AIAgAAKgPACACAAAAnA8AIAgAAKgPACADAAAAmQ8AIA8AAKEPACAQAACmDwAgAQAAAJkPACABAAAAnA8AIAUVAACeEgAgFgAAoRIAIBcAAKASACA4AACfEgAgOQAAohIAIAf1CQAAsg8AMPYJAACvDwAQ9wkAALIPADD4CQIAsw8AIfkJAQC0DwAh-gkBALQPACH7CUAAtQ8AIQMAAACcDwAgAwAArg8AMBQAAK8PACADAAAAnA8AIAMAAJ0PADAEAACZDwAgB_UJAACyDwAw9gkAAK8PABD3CQAAsg8AMPgJAgCzDwAh-QkBALQPACH6CQEAtA8AIfsJQAC1DwAhDRUAALcPACAWAAC3DwAgFwAAtw8AIDgAALwPACA5AAC3DwAg4QQCAAAABPwJAgAAAAH9CQIAAAAE_gkCAAAAAf8JAgAAAAGACgIAAAABgQoCAAAAAYIKAgC7DwAhDhUAALcPACAWAAC6DwAgFwAAug8AIOEEAQAAAAT8CQEAAAAB_QkBAAAABP4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAuQ8AIYMKAQAAAAGECgEAAAABhQoBAAAAAQsVAAC3DwAgFgAAuA8AIBcAALgPACDhBEAAAAAE_AlAAAAAAf0JQAAAAAT-CUAAAAAB_wlAAAAAAYAKQAAAAAGBCkAAAAABggpAALYPACELFQAAtw8AIBYAALgPACAXAAC4DwAg4QRAAAAABPwJQAAAAAH9CUAAAAAE_glAAAAAAf8JQAAAAAGACkAAAAABgQpAAAAAAYIKQAC2DwAhCOEEAgAAAAT8CQIAAAAB_QkCAAAABP4JAgAAAAH_CQIAAAABgAoCAAAAAYEKAgAAAAGCCgIAtw8AIQjhBEAAAAAE_AlAAAAAAf0JQAAAAAT-CUAAAAAB_wlAAAAAAYAKQAAAAAGBCkAAAAABggpAALgPACEOFQAAtw8AIBYAALoPACAXAAC6DwAg4QQBAAAABPwJAQAAAAH9CQEAAAAE_gkBAAAAAf8JAQAAAAGACgEAAAABgQoBAAAAAYIKAQC5DwAhgwoBAAAAAYQKAQAAAAGFCgEAAAABC-EEAQAAAAT8CQEAAAAB_QkBAAAABP4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAug8AIYMKAQAAAAGECgEAAAABhQoBAAAAAQ0VAAC3DwAgFgAAtw8AIBcAALcPACA4AAC8DwAgOQAAtw8AIOEEAgAAAAT8CQIAAAAB_QkCAAAABP4JAgAAAAH_CQIAAAABgAoCAAAAAYEKAgAAAAGCCgIAuw8AIQjhBAgAAAAE_AkIAAAAAf0JCAAAAAT-CQgAAAAB_wkIAAAAAYAKCAAAAAGBCggAAAABggoIALwPACEH9QkAAL0PADD2CQAAnA8AEPcJAAC9DwAw-AkCAL4PACH5CQEAvw8AIfoJAQC_DwAh-wlAAMAPACEI4QQCAAAABPwJAgAAAAH9CQIAAAAE_gkCAAAAAf8JAgAAAAGACgIAAAABgQoCAAAAAYIKAgC3DwAhC-EEAQAAAAT8CQEAAAAB_QkBAAAABP4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAug8AIYMKAQAAAAGECgEAAAABhQoBAAAAAQjhBEAAAAAE_AlAAAAAAf0JQAAAAAT-CUAAAAAB_wlAAAAAAYAKQAAAAAGBCkAAAAABggpAALgPACEH9QkAAMEPADD2CQAAlg8AEPcJAADBDwAwhgoBALQPACGHCgEAtA8AIYgKAQC0DwAhiQpAALUPACEH9QkAAMIPADD2CQAAgw8AEPcJAADCDwAwhgoBAL8PACGHCgEAvw8AIYgKAQC_DwAhiQpAAMAPACEChgoBAAAAAYcKAQAAAAEH9QkAAMQPADD2CQAA_Q4AEPcJAADEDwAw-gkBALQPACH7CUAAtQ8AIYsKAQC0DwAhjAoBAMUPACEOFQAAxw8AIBYAAMgPACAXAADIDwAg4QQBAAAABfwJAQAAAAH9CQEAAAAF_gkBAAAAAf8JAQAAAAGACgEAAAABgQoBAAAAAYIKAQDGDwAhgwoBAAAAAYQKAQAAAAGFCgEAAAABDhUAAMcPACAWAADIDwAgFwAAyA8AIOEEAQAAAAX8CQEAAAAB_QkBAAAABf4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAxg8AIYMKAQAAAAGECgEAAAABhQoBAAAAAQjhBAIAAAAF_AkCAAAAAf0JAgAAAAX-CQIAAAAB_wkCAAAAAYAKAgAAAAGBCgIAAAABggoCAMcPACEL4QQBAAAABfwJAQAAAAH9CQEAAAAF_gkBAAAAAf8JAQAAAAGACgEAAAABgQoBAAAAAYIKAQDIDwAhgwoBAAAAAYQKAQAAAAGFCgEAAAABB_UJAADJDwAw9gkAAOoOABD3CQAAyQ8AMPoJAQC_DwAh-wlAAMAPACGLCgEAvw8AIYwKAQDKDwAhC-EEAQAAAAX8CQEAAAAB_QkBAAAABf4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAyA8AIYMKAQAAAAGECgEAAAABhQoBAAAAAQ_1CQAAyw8AMPYJAADkDgAQ9wkAAMsPADD4CQEAtA8AIfkJAQDFDwAh-gkBAMUPACH7CUAAtQ8AIYYKAQC0DwAhjQoBAMUPACGPCgAAzA-PCiKQCgEAxQ8AIZEKQADNDwAhkgpAAM0PACGTCgIAsw8AIZQKQADNDwAhBxUAALcPACAWAADRDwAgFwAA0Q8AIOEEAAAAjwoI_AkAAACPCgL9CQAAAI8KCIIKAADQD48KIgsVAADHDwAgFgAAzw8AIBcAAM8PACDhBEAAAAAF_AlAAAAAAf0JQAAAAAX-CUAAAAAB_wlAAAAAAYAKQAAAAAGBCkAAAAABggpAAM4PACELFQAAxw8AIBYAAM8PACAXAADPDwAg4QRAAAAABfwJQAAAAAH9CUAAAAAF_glAAAAAAf8JQAAAAAGACkAAAAABgQpAAAAAAYIKQADODwAhCOEEQAAAAAX8CUAAAAAB_QlAAAAABf4JQAAAAAH_CUAAAAABgApAAAAAAYEKQAAAAAGCCkAAzw8AIQcVAAC3DwAgFgAA0Q8AIBcAANEPACDhBAAAAI8KCPwJAAAAjwoC_QkAAACPCgiCCgAA0A-PCiIE4QQAAACPCgj8CQAAAI8KAv0JAAAAjwoIggoAANEPjwoiEIEJAADVDwAg9QkAANIPADD2CQAAhQ4AEPcJAADSDwAw-AkBAL8PACH5CQEAyg8AIfoJAQDKDwAh-wlAAMAPACGGCgEAvw8AIY0KAQDKDwAhjwoAANMPjwoikAoBAMoPACGRCkAA1A8AIZIKQADUDwAhkwoCAL4PACGUCkAA1A8AIQThBAAAAI8KCPwJAAAAjwoC_QkAAACPCgiCCgAA0Q-PCiII4QRAAAAABfwJQAAAAAH9CUAAAAAF_glAAAAAAf8JQAAAAAGACkAAAAABgQpAAAAAAYIKQADPDwAhHYIJAADyDwAggwkAAPMPACCECQAA9A8AIPUJAADtDwAw9gkAAIcOABD3CQAA7Q8AMPgJAQC_DwAh-wlAAMAPACGJCkAAwA8AIagKAQDKDwAhrwoAAO4PrwoisAoBAL8PACGxCgEAvw8AIbIKAQC_DwAhswoBAL8PACG0CgEAvw8AIbUKBADvDwAhtgoEAPAPACG3CgEAyg8AIbgKEADxDwAhuQoBAMoPACG6CgEAvw8AIbsKAQDKDwAhvApAANQPACG9CkAA1A8AIb4KAgC-DwAhvwpAANQPACGLDQAAhw4AIIwNAACHDgAgEfUJAADWDwAw9gkAAMoOABD3CQAA1g8AMPgJBADXDwAhjQoBALQPACGVCgEAxQ8AIZYKBADXDwAhlwoAANgPACCYCgEAxQ8AIZkKAgDZDwAhmgoEANoPACGbCkAAtQ8AIZwKQADNDwAhnQpAAM0PACGeCgEAxQ8AIZ8KAQDFDwAhoApAAM0PACENFQAAtw8AIBYAAOEPACAXAADhDwAgOAAAvA8AIDkAAOEPACDhBAQAAAAE_AkEAAAAAf0JBAAAAAT-CQQAAAAB_wkEAAAAAYAKBAAAAAGBCgQAAAABggoEAOAPACEPFQAAxw8AIBYAAN8PACAXAADfDwAg_AmAAAAAAf4JgAAAAAH_CYAAAAABgAqAAAAAAYEKgAAAAAGCCoAAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAqAAAAAAaUKgAAAAAGmCoAAAAABDRUAAMcPACAWAADHDwAgFwAAxw8AIDgAANwPACA5AADHDwAg4QQCAAAABfwJAgAAAAH9CQIAAAAF_gkCAAAAAf8JAgAAAAGACgIAAAABgQoCAAAAAYIKAgDeDwAhDRUAAMcPACAWAADdDwAgFwAA3Q8AIDgAANwPACA5AADdDwAg4QQEAAAABfwJBAAAAAH9CQQAAAAF_gkEAAAAAf8JBAAAAAGACgQAAAABgQoEAAAAAYIKBADbDwAhDRUAAMcPACAWAADdDwAgFwAA3Q8AIDgAANwPACA5AADdDwAg4QQEAAAABfwJBAAAAAH9CQQAAAAF_gkEAAAAAf8JBAAAAAGACgQAAAABgQoEAAAAAYIKBADbDwAhCOEECAAAAAX8CQgAAAAB_QkIAAAABf4JCAAAAAH_CQgAAAABgAoIAAAAAYEKCAAAAAGCCggA3A8AIQjhBAQAAAAF_AkEAAAAAf0JBAAAAAX-CQQAAAAB_wkEAAAAAYAKBAAAAAGBCgQAAAABggoEAN0PACENFQAAxw8AIBYAAMcPACAXAADHDwAgOAAA3A8AIDkAAMcPACDhBAIAAAAF_AkCAAAAAf0JAgAAAAX-CQIAAAAB_wkCAAAAAYAKAgAAAAGBCgIAAAABggoCAN4PACEM_AmAAAAAAf4JgAAAAAH_CYAAAAABgAqAAAAAAYEKgAAAAAGCCoAAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAqAAAAAAaUKgAAAAAGmCoAAAAABDRUAALcPACAWAADhDwAgFwAA4Q8AIDgAALwPACA5AADhDwAg4QQEAAAABPwJBAAAAAH9CQQAAAAE_gkEAAAAAf8JBAAAAAGACgQAAAABgQoEAAAAAYIKBADgDwAhCOEEBAAAAAT8CQQAAAAB_QkEAAAABP4JBAAAAAH_CQQAAAABgAoEAAAAAYEKBAAAAAGCCgQA4Q8AIQ31CQAA4g8AMPYJAAC0DgAQ9wkAAOIPADD7CUAAtQ8AIYkKQAC1DwAhjQoBALQPACGnCgEAtA8AIagKAQC0DwAhqQoEANoPACGqCkAAzQ8AIasKAQDFDwAhrApAAM0PACGtCiAA4w8AIQUVAAC3DwAgFgAA5Q8AIBcAAOUPACD8CSAAAAABggogAOQPACEFFQAAtw8AIBYAAOUPACAXAADlDwAg_AkgAAAAAYIKIADkDwAhAvwJIAAAAAGCCiAA5Q8AIRj1CQAA5g8AMPYJAACeDgAQ9wkAAOYPADD4CQEAtA8AIfsJQAC1DwAhiQpAALUPACGoCgEAxQ8AIa8KAADnD68KIrAKAQC0DwAhsQoBALQPACGyCgEAtA8AIbMKAQC0DwAhtAoBALQPACG1CgQA1w8AIbYKBADaDwAhtwoBAMUPACG4ChAA6A8AIbkKAQDFDwAhugoBALQPACG7CgEAxQ8AIbwKQADNDwAhvQpAAM0PACG-CgIAsw8AIb8KQADNDwAhBxUAALcPACAWAADsDwAgFwAA7A8AIOEEAAAArwoI_AkAAACvCgL9CQAAAK8KCIIKAADrD68KIg0VAAC3DwAgFgAA6g8AIBcAAOoPACA4AADqDwAgOQAA6g8AIOEEEAAAAAT8CRAAAAAB_QkQAAAABP4JEAAAAAH_CRAAAAABgAoQAAAAAYEKEAAAAAGCChAA6Q8AIQ0VAAC3DwAgFgAA6g8AIBcAAOoPACA4AADqDwAgOQAA6g8AIOEEEAAAAAT8CRAAAAAB_QkQAAAABP4JEAAAAAH_CRAAAAABgAoQAAAAAYEKEAAAAAGCChAA6Q8AIQjhBBAAAAAE_AkQAAAAAf0JEAAAAAT-CRAAAAAB_wkQAAAAAYAKEAAAAAGBChAAAAABggoQAOoPACEHFQAAtw8AIBYAAOwPACAXAADsDwAg4QQAAACvCgj8CQAAAK8KAv0JAAAArwoIggoAAOsPrwoiBOEEAAAArwoI_AkAAACvCgL9CQAAAK8KCIIKAADsD68KIhuCCQAA8g8AIIMJAADzDwAghAkAAPQPACD1CQAA7Q8AMPYJAACHDgAQ9wkAAO0PADD4CQEAvw8AIfsJQADADwAhiQpAAMAPACGoCgEAyg8AIa8KAADuD68KIrAKAQC_DwAhsQoBAL8PACGyCgEAvw8AIbMKAQC_DwAhtAoBAL8PACG1CgQA7w8AIbYKBADwDwAhtwoBAMoPACG4ChAA8Q8AIbkKAQDKDwAhugoBAL8PACG7CgEAyg8AIbwKQADUDwAhvQpAANQPACG-CgIAvg8AIb8KQADUDwAhBOEEAAAArwoI_AkAAACvCgL9CQAAAK8KCIIKAADsD68KIgjhBAQAAAAE_AkEAAAAAf0JBAAAAAT-CQQAAAAB_wkEAAAAAYAKBAAAAAGBCgQAAAABggoEAOEPACEI4QQEAAAABfwJBAAAAAH9CQQAAAAF_gkEAAAAAf8JBAAAAAGACgQAAAABgQoEAAAAAYIKBADdDwAhCOEEEAAAAAT8CRAAAAAB_QkQAAAABP4JEAAAAAH_CRAAAAABgAoQAAAAAYEKEAAAAAGCChAA6g8AIQPACgAA_Q0AIMEKAAD9DQAgwgoAAP0NACADwAoAAIEOACDBCgAAgQ4AIMIKAACBDgAgEoEJAADVDwAg9QkAANIPADD2CQAAhQ4AEPcJAADSDwAw-AkBAL8PACH5CQEAyg8AIfoJAQDKDwAh-wlAAMAPACGGCgEAvw8AIY0KAQDKDwAhjwoAANMPjwoikAoBAMoPACGRCkAA1A8AIZIKQADUDwAhkwoCAL4PACGUCkAA1A8AIYsNAACFDgAgjA0AAIUOACASgQkAAPgPACD1CQAA9Q8AMPYJAACBDgAQ9wkAAPUPADD4CQQA7w8AIY0KAQC_DwAhlQoBAMoPACGWCgQA7w8AIZcKAAD2DwAgmAoBAMoPACGZCgIA9w8AIZoKBADwDwAhmwpAAMAPACGcCkAA1A8AIZ0KQADUDwAhngoBAMoPACGfCgEAyg8AIaAKQADUDwAhDPwJgAAAAAH-CYAAAAAB_wmAAAAAAYAKgAAAAAGBCoAAAAABggqAAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKgAAAAAGlCoAAAAABpgqAAAAAAQjhBAIAAAAF_AkCAAAAAf0JAgAAAAX-CQIAAAAB_wkCAAAAAYAKAgAAAAGBCgIAAAABggoCAMcPACEdggkAAPIPACCDCQAA8w8AIIQJAAD0DwAg9QkAAO0PADD2CQAAhw4AEPcJAADtDwAw-AkBAL8PACH7CUAAwA8AIYkKQADADwAhqAoBAMoPACGvCgAA7g-vCiKwCgEAvw8AIbEKAQC_DwAhsgoBAL8PACGzCgEAvw8AIbQKAQC_DwAhtQoEAO8PACG2CgQA8A8AIbcKAQDKDwAhuAoQAPEPACG5CgEAyg8AIboKAQC_DwAhuwoBAMoPACG8CkAA1A8AIb0KQADUDwAhvgoCAL4PACG_CkAA1A8AIYsNAACHDgAgjA0AAIcOACAOgQkAAPgPACD1CQAA-Q8AMPYJAAD9DQAQ9wkAAPkPADD7CUAAwA8AIYkKQADADwAhjQoBAL8PACGnCgEAvw8AIagKAQC_DwAhqQoEAPAPACGqCkAA1A8AIasKAQDKDwAhrApAANQPACGtCiAA-g8AIQL8CSAAAAABggogAOUPACESnwMBALQPACH1CQAA-w8AMPYJAAD4DQAQ9wkAAPsPADD4CQEA_A8AIfsJQAC1DwAhsAoBALQPACG6CgEAtA8AIcMKAQC0DwAhxAoBALQPACHFCgEAtA8AIcYKAQC0DwAhxwoBALQPACHICkAAtQ8AIckKQAC1DwAhygoCANkPACHLCgIA2Q8AIcwKAQDFDwAhCxUAALcPACAWAAC6DwAgFwAAug8AIOEEAQAAAAT8CQEAAAAB_QkBAAAABP4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEA_Q8AIQsVAAC3DwAgFgAAug8AIBcAALoPACDhBAEAAAAE_AkBAAAAAf0JAQAAAAT-CQEAAAAB_wkBAAAAAYAKAQAAAAGBCgEAAAABggoBAP0PACESnwMBAL8PACH1CQAA_g8AMPYJAADlDQAQ9wkAAP4PADD4CQEA_w8AIfsJQADADwAhsAoBAL8PACG6CgEAvw8AIcMKAQC_DwAhxAoBAL8PACHFCgEAvw8AIcYKAQC_DwAhxwoBAL8PACHICkAAwA8AIckKQADADwAhygoCAPcPACHLCgIA9w8AIcwKAQDKDwAhCOEEAQAAAAT8CQEAAAAB_QkBAAAABP4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEAgBAAIQjhBAEAAAAE_AkBAAAAAf0JAQAAAAT-CQEAAAAB_wkBAAAAAYAKAQAAAAGBCgEAAAABggoBAIAQACEJ9QkAAIEQADD2CQAA3w0AEPcJAACBEAAw-AkBALQPACH7CUAAtQ8AIa8KAACCEM4KIs4KAQDFDwAhzwoAAIMQACDQCkAAzQ8AIQcVAAC3DwAgFgAAhhAAIBcAAIYQACDhBAAAAM4KCPwJAAAAzgoC_QkAAADOCgiCCgAAhRDOCiIPFQAAtw8AIBYAAIQQACAXAACEEAAg_AmAAAAAAf4JgAAAAAH_CYAAAAABgAqAAAAAAYEKgAAAAAGCCoAAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAqAAAAAAaUKgAAAAAGmCoAAAAABDPwJgAAAAAH-CYAAAAAB_wmAAAAAAYAKgAAAAAGBCoAAAAABggqAAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKgAAAAAGlCoAAAAABpgqAAAAAAQcVAAC3DwAgFgAAhhAAIBcAAIYQACDhBAAAAM4KCPwJAAAAzgoC_QkAAADOCgiCCgAAhRDOCiIE4QQAAADOCgj8CQAAAM4KAv0JAAAAzgoIggoAAIYQzgoiCfUJAACHEAAw9gkAAMwNABD3CQAAhxAAMPgJAQC_DwAh-wlAAMAPACGvCgAAiBDOCiLOCgEAyg8AIc8KAACJEAAg0ApAANQPACEE4QQAAADOCgj8CQAAAM4KAv0JAAAAzgoIggoAAIYQzgoiDPwJgAAAAAH-CYAAAAAB_wmAAAAAAYAKgAAAAAGBCoAAAAABggqAAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKgAAAAAGlCoAAAAABpgqAAAAAAQz1CQAAihAAMPYJAADGDQAQ9wkAAIoQADD7CUAAtQ8AIY8KAACLENIKIq8KAACCEM4KIrAKAQC0DwAhugoBALQPACHPCgAAgxAAINAKQADNDwAh0goBALQPACHTCgEAtA8AIQcVAAC3DwAgFgAAjRAAIBcAAI0QACDhBAAAANIKCPwJAAAA0goC_QkAAADSCgiCCgAAjBDSCiIHFQAAtw8AIBYAAI0QACAXAACNEAAg4QQAAADSCgj8CQAAANIKAv0JAAAA0goIggoAAIwQ0goiBOEEAAAA0goI_AkAAADSCgL9CQAAANIKCIIKAACNENIKIgz1CQAAjhAAMPYJAACzDQAQ9wkAAI4QADD7CUAAwA8AIY8KAACPENIKIq8KAACIEM4KIrAKAQC_DwAhugoBAL8PACHPCgAAiRAAINAKQADUDwAh0goBAL8PACHTCgEAvw8AIQThBAAAANIKCPwJAAAA0goC_QkAAADSCgiCCgAAjRDSCiICrwoAAADOCgLSCgEAAAABDvUJAACREAAw9gkAAK0NABD3CQAAkRAAMPgJAQC0DwAh-wlAALUPACGJCkAAtQ8AIagKAQC0DwAhsAoBALQPACGxCgEAtA8AIbMKAQC0DwAh1QoCALMPACHWCkAAtQ8AIdcKQADNDwAh2AoCANkPACEO9QkAAJIQADD2CQAAmg0AEPcJAACSEAAw-AkBAL8PACH7CUAAwA8AIYkKQADADwAhqAoBAL8PACGwCgEAvw8AIbEKAQC_DwAhswoBAL8PACHVCgIAvg8AIdYKQADADwAh1wpAANQPACHYCgIA9w8AIQn1CQAAkxAAMPYJAACUDQAQ9wkAAJMQADD4CQEAtA8AIfsJQAC1DwAhzwoAAIMQACDZCgEAtA8AIdoKQADNDwAh2wpAAM0PACEJ9QkAAJQQADD2CQAAgQ0AEPcJAACUEAAw-AkBAL8PACH7CUAAwA8AIc8KAACJEAAg2QoBAL8PACHaCkAA1A8AIdsKQADUDwAhCPUJAACVEAAw9gkAAPsMABD3CQAAlRAAMPsJQAC1DwAhrwoAAJYQ3Qoi0goBAPwPACHaCkAAzQ8AId0KQADNDwAhBxUAALcPACAWAACYEAAgFwAAmBAAIOEEAAAA3QoI_AkAAADdCgL9CQAAAN0KCIIKAACXEN0KIgcVAAC3DwAgFgAAmBAAIBcAAJgQACDhBAAAAN0KCPwJAAAA3QoC_QkAAADdCgiCCgAAlxDdCiIE4QQAAADdCgj8CQAAAN0KAv0JAAAA3QoIggoAAJgQ3QoiCPUJAACZEAAw9gkAAOgMABD3CQAAmRAAMPsJQADADwAhrwoAAJoQ3Qoi0goBAP8PACHaCkAA1A8AId0KQADUDwAhBOEEAAAA3QoI_AkAAADdCgL9CQAAAN0KCIIKAACYEN0KIgKvCgAAAN0KAtIKAQAAAAEe9QkAAJwQADD2CQAA4gwAEPcJAACcEAAw-AkBAPwPACH7CUAAtQ8AIY8KAACdEOAKIrAKAQC0DwAhugoBALQPACHTCgEAtA8AIdgKAQDFDwAh2gpAAM0PACHdCkAAzQ8AIeEKAACeEOEKIuIKAQDFDwAh4woQAOgPACHkChAAnxAAIeUKAQDFDwAh5goAANgPACDnCgEAxQ8AIegKAQDFDwAh6QoBAMUPACHqCgEAxQ8AIesKAQDFDwAh7AoAANgPACDtCgEAxQ8AIe4KQADNDwAh7wpAAM0PACHwCkAAtQ8AIfEKQADNDwAh8gpAAM0PACEHFQAAtw8AIBYAAKUQACAXAAClEAAg4QQAAADgCgj8CQAAAOAKAv0JAAAA4AoIggoAAKQQ4AoiBxUAALcPACAWAACjEAAgFwAAoxAAIOEEAAAA4QoI_AkAAADhCgL9CQAAAOEKCIIKAACiEOEKIg0VAADHDwAgFgAAoRAAIBcAAKEQACA4AAChEAAgOQAAoRAAIOEEEAAAAAX8CRAAAAAB_QkQAAAABf4JEAAAAAH_CRAAAAABgAoQAAAAAYEKEAAAAAGCChAAoBAAIQ0VAADHDwAgFgAAoRAAIBcAAKEQACA4AAChEAAgOQAAoRAAIOEEEAAAAAX8CRAAAAAB_QkQAAAABf4JEAAAAAH_CRAAAAABgAoQAAAAAYEKEAAAAAGCChAAoBAAIQjhBBAAAAAF_AkQAAAAAf0JEAAAAAX-CRAAAAAB_wkQAAAAAYAKEAAAAAGBChAAAAABggoQAKEQACEHFQAAtw8AIBYAAKMQACAXAACjEAAg4QQAAADhCgj8CQAAAOEKAv0JAAAA4QoIggoAAKIQ4QoiBOEEAAAA4QoI_AkAAADhCgL9CQAAAOEKCIIKAACjEOEKIgcVAAC3DwAgFgAApRAAIBcAAKUQACDhBAAAAOAKCPwJAAAA4AoC_QkAAADgCgiCCgAApBDgCiIE4QQAAADgCgj8CQAAAOAKAv0JAAAA4AoIggoAAKUQ4AoiHvUJAACmEAAw9gkAAM8MABD3CQAAphAAMPgJAQD_DwAh-wlAAMAPACGPCgAApxDgCiKwCgEAvw8AIboKAQC_DwAh0woBAL8PACHYCgEAyg8AIdoKQADUDwAh3QpAANQPACHhCgAAqBDhCiLiCgEAyg8AIeMKEADxDwAh5AoQAKkQACHlCgEAyg8AIeYKAAD2DwAg5woBAMoPACHoCgEAyg8AIekKAQDKDwAh6goBAMoPACHrCgEAyg8AIewKAAD2DwAg7QoBAMoPACHuCkAA1A8AIe8KQADUDwAh8ApAAMAPACHxCkAA1A8AIfIKQADUDwAhBOEEAAAA4AoI_AkAAADgCgL9CQAAAOAKCIIKAAClEOAKIgThBAAAAOEKCPwJAAAA4QoC_QkAAADhCgiCCgAAoxDhCiII4QQQAAAABfwJEAAAAAH9CRAAAAAF_gkQAAAAAf8JEAAAAAGAChAAAAABgQoQAAAAAYIKEAChEAAhCvUJAACqEAAw9gkAAMkMABD3CQAAqhAAMI8KAQC0DwAhkwoCALMPACGUCkAAzQ8AIeYKAQC0DwAh8QpAAM0PACHzCgEAtA8AIfQKAQDFDwAhD_UJAACrEAAw9gkAALMMABD3CQAAqxAAMPgJAQC0DwAh-wlAALUPACGoCgEAxQ8AIa8KAQC0DwAhsAoBAMUPACG6CgEAxQ8AIdgKAgCzDwAh9QoBAMUPACH2CgEAtA8AIfcKAQC0DwAh-AoBALQPACH5CgEAtA8AIRDwBwAArRAAIPUJAACsEAAw9gkAAKAMABD3CQAArBAAMPgJAQC_DwAh-wlAAMAPACGoCgEAyg8AIa8KAQC_DwAhsAoBAMoPACG6CgEAyg8AIdgKAgC-DwAh9QoBAMoPACH2CgEAvw8AIfcKAQC_DwAh-AoBAL8PACH5CgEAvw8AIQPACgAAmgwAIMEKAACaDAAgwgoAAJoMACAC5goBAAAAAfMKAQAAAAEL3AYAALAQACD1CQAArxAAMPYJAACaDAAQ9wkAAK8QADCPCgEAvw8AIZMKAgC-DwAhlApAANQPACHmCgEAvw8AIfEKQADUDwAh8woBAL8PACH0CgEAyg8AIRLwBwAArRAAIPUJAACsEAAw9gkAAKAMABD3CQAArBAAMPgJAQC_DwAh-wlAAMAPACGoCgEAyg8AIa8KAQC_DwAhsAoBAMoPACG6CgEAyg8AIdgKAgC-DwAh9QoBAMoPACH2CgEAvw8AIfcKAQC_DwAh-AoBAL8PACH5CgEAvw8AIYsNAACgDAAgjA0AAKAMACAG9QkAALEQADD2CQAAlQwAEPcJAACxEAAw-woBALQPACH8CkAAtQ8AIf0KAgCzDwAhBvUJAACyEAAw9gkAAIIMABD3CQAAshAAMPsKAQC_DwAh_ApAAMAPACH9CgIAvg8AIQL7CgEAAAAB_ApAAAAAAQb1CQAAtBAAMPYJAAD8CwAQ9wkAALQQADD4CQEAtA8AIf8KAQC0DwAhgAtAALUPACEI9QkAALUQADD2CQAA5gsAEPcJAAC1EAAw-AkBALQPACGbCkAAtQ8AIfMKAQC0DwAh_woBALQPACGBC0AAzQ8AIQ71CQAAthAAMPYJAADQCwAQ9wkAALYQADD4CQEAtA8AIZsKQAC1DwAhqAoBAMUPACHYCgIAsw8AIfYKAQC0DwAh-QoBALQPACGCCwEAtA8AIYMLAQC0DwAhhAsBALQPACGFCwEAtA8AIYYLAQC0DwAhD9sGAAC4EAAg9QkAALcQADD2CQAAvQsAEPcJAAC3EAAw-AkBAL8PACGbCkAAwA8AIagKAQDKDwAh2AoCAL4PACH2CgEAvw8AIfkKAQC_DwAhggsBAL8PACGDCwEAvw8AIYQLAQC_DwAhhQsBAL8PACGGCwEAvw8AIQPACgAAtAoAIMEKAAC0CgAgwgoAALQKACAK9QkAALkQADD2CQAAtwsAEPcJAAC5EAAwugoBALQPACHuCkAAtQ8AIf8KAQC0DwAhhwsBALQPACGICxAA6A8AIYkLAgCzDwAhigsQAOgPACEO9QkAALoQADD2CQAAoQsAEPcJAAC6EAAw-AkBALQPACH7CUAAtQ8AIYkKQADNDwAh0ApAAM0PACHmCgEAxQ8AIfUKAQDFDwAhiwsBALQPACGMCwEAtA8AIY0LAQDFDwAhjgsgAOMPACGPC0AAzQ8AIQb1CQAAuxAAMPYJAACJCwAQ9wkAALsQADCwCgEAtA8AIfUKAQC0DwAhkAtAALUPACEH9QkAALwQADD2CQAA8woAEPcJAAC8EAAw-gkBALQPACH7CUAAtQ8AIZELAQC0DwAhkgsBALQPACEH9QkAAL0QADD2CQAA4AoAEPcJAAC9EAAw-gkBAL8PACH7CUAAwA8AIZELAQC_DwAhkgsBAL8PACEK9QkAAL4QADD2CQAA2goAEPcJAAC-EAAw-wlAALUPACG6CgEAtA8AIYwLAQC0DwAhkwsBALQPACGUCwEAxQ8AIZULQADNDwAhlgtAAM0PACEL2gYAAMAQACD1CQAAvxAAMPYJAAC-CgAQ9wkAAL8QADC6CgEAvw8AIe4KQADADwAh_woBAL8PACGHCwEAvw8AIYgLEADxDwAhiQsCAL4PACGKCxAA8Q8AIRThBAAAyRAAINsGAAC4EAAg3QYAAMoQACDeBgAAyxAAIPUJAADIEAAw9gkAAK4KABD3CQAAyBAAMPgJAQC_DwAh-wlAAMAPACGJCkAA1A8AIdAKQADUDwAh5goBAMoPACH1CgEAyg8AIYsLAQC_DwAhjAsBAL8PACGNCwEAyg8AIY4LIAD6DwAhjwtAANQPACGLDQAArgoAIIwNAACuCgAgB9oGAADAEAAg9QkAAMEQADD2CQAAugoAEPcJAADBEAAw-AkBAL8PACH_CgEAvw8AIYALQADADwAhAvMKAQAAAAH_CgEAAAABCtoGAADAEAAg3AYAAMQQACD1CQAAwxAAMPYJAAC0CgAQ9wkAAMMQADD4CQEAvw8AIZsKQADADwAh8woBAL8PACH_CgEAvw8AIYELQADUDwAhEdsGAAC4EAAg9QkAALcQADD2CQAAvQsAEPcJAAC3EAAw-AkBAL8PACGbCkAAwA8AIagKAQDKDwAh2AoCAL4PACH2CgEAvw8AIfkKAQC_DwAhggsBAL8PACGDCwEAvw8AIYQLAQC_DwAhhQsBAL8PACGGCwEAvw8AIYsNAAC9CwAgjA0AAL0LACAM2QYAAMYQACDfBgAAxxAAIPUJAADFEAAw9gkAALIKABD3CQAAxRAAMPsJQADADwAhugoBAL8PACGMCwEAvw8AIZMLAQC_DwAhlAsBAMoPACGVC0AA1A8AIZYLQADUDwAhA8AKAACqCgAgwQoAAKoKACDCCgAAqgoAIAPACgAArgoAIMEKAACuCgAgwgoAAK4KACAS4QQAAMkQACDbBgAAuBAAIN0GAADKEAAg3gYAAMsQACD1CQAAyBAAMPYJAACuCgAQ9wkAAMgQADD4CQEAvw8AIfsJQADADwAhiQpAANQPACHQCkAA1A8AIeYKAQDKDwAh9QoBAMoPACGLCwEAvw8AIYwLAQC_DwAhjQsBAMoPACGOCyAA-g8AIY8LQADUDwAhDtkGAADGEAAg3wYAAMcQACD1CQAAxRAAMPYJAACyCgAQ9wkAAMUQADD7CUAAwA8AIboKAQC_DwAhjAsBAL8PACGTCwEAvw8AIZQLAQDKDwAhlQtAANQPACGWC0AA1A8AIYsNAACyCgAgjA0AALIKACADwAoAALoKACDBCgAAugoAIMIKAAC6CgAgA8AKAAC-CgAgwQoAAL4KACDCCgAAvgoAIAKwCgEAAAAB9QoBAAAAAQfhBAAAzhAAIPUJAADNEAAw9gkAAKoKABD3CQAAzRAAMLAKAQC_DwAh9QoBAL8PACGQC0AAwA8AIQ7ZBgAAxhAAIN8GAADHEAAg9QkAAMUQADD2CQAAsgoAEPcJAADFEAAw-wlAAMAPACG6CgEAvw8AIYwLAQC_DwAhkwsBAL8PACGUCwEAyg8AIZULQADUDwAhlgtAANQPACGLDQAAsgoAIIwNAACyCgAgBvUJAADPEAAw9gkAAKUKABD3CQAAzxAAMLAKAQC0DwAhmQsBAPwPACGaC0AAtQ8AIQb1CQAA0BAAMPYJAACSCgAQ9wkAANAQADCwCgEAvw8AIZkLAQD_DwAhmgtAAMAPACECsAoBAAAAAZkLAQAAAAEG9QkAANIQADD2CQAAjAoAEPcJAADSEAAw-wlAALUPACGTCwEAtA8AIZwLAQC0DwAhBvUJAADTEAAw9gkAAPkJABD3CQAA0xAAMPsJQADADwAhkwsBAL8PACGcCwEAvw8AIQf1CQAA1BAAMPYJAADzCQAQ9wkAANQQADD8CgIAsw8AIZ0LQAC1DwAhngsQAOgPACGfCxAA6A8AIQf1CQAA1RAAMPYJAADgCQAQ9wkAANUQADD8CgIAvg8AIZ0LQADADwAhngsQAPEPACGfCxAA8Q8AIQn1CQAA1hAAMPYJAADaCQAQ9wkAANYQADD4CQEAtA8AIaALAQC0DwAhoQsBALQPACGiCwAAgxAAIKMLIADjDwAhpAtAALUPACEG9QkAANcQADD2CQAAxAkAEPcJAADXEAAw-AkBALQPACGkC0AAtQ8AIaULAQC0DwAhB4gGAADZEAAg9QkAANgQADD2CQAAsQkAEPcJAADYEAAw-AkBAL8PACGkC0AAwA8AIaULAQC_DwAhA8AKAACrCQAgwQoAAKsJACDCCgAAqwkAIAqHBgAA2xAAIPUJAADaEAAw9gkAAKsJABD3CQAA2hAAMPgJAQC_DwAhoAsBAL8PACGhCwEAvw8AIaILAACJEAAgowsgAPoPACGkC0AAwA8AIQmIBgAA2RAAIPUJAADYEAAw9gkAALEJABD3CQAA2BAAMPgJAQC_DwAhpAtAAMAPACGlCwEAvw8AIYsNAACxCQAgjA0AALEJACAG9QkAANwQADD2CQAApgkAEPcJAADcEAAwiAsQAOgPACGmCwEA_A8AIacLAgCzDwAhFPUJAADdEAAw9gkAAJAJABD3CQAA3RAAMPgJAQD8DwAh-wlAALUPACGPCgEAtA8AIZAKAQDFDwAhkwoCALMPACG5CgEAxQ8AIe0KAQC0DwAh8ApAALUPACGICxAA6A8AIagLAQD8DwAhqQsBALQPACGqCwEAtA8AIasLAQDFDwAhrAsAANgPACCtC0AAzQ8AIa4LQADNDwAhrwtAAM0PACEJ9QkAAN4QADD2CQAA-ggAEPcJAADeEAAw-AkEANcPACHtCgEAtA8AIagLAQD8DwAhsAsBAMUPACGxCwEAtA8AIbILQAC1DwAhDvUJAADfEAAw9gkAAOQIABD3CQAA3xAAMIgLEADoDwAhpwsCALMPACGoCwEA_A8AIbMLAQC0DwAhtAsBALQPACG1CwEAtA8AIbYLEACfEAAhtwsCALMPACG4CwEAtA8AIbkLAQC0DwAhugsCANkPACEu9QkAAOAQADD2CQAAzggAEPcJAADgEAAw-AkBAPwPACH7CUAAtQ8AIY8KAQC0DwAhuQoBAMUPACHtCgEAtA8AIfAKQAC1DwAhhwsBALQPACGICxAA6A8AIYwLAQC0DwAhoQsBAMUPACGvC0AAtQ8AIbMLAQDFDwAhtQsBALQPACG4CwEAtA8AIbsLAQC0DwAhvAsBALQPACG9CwEAtA8AIb4LAQC0DwAhvwsBALQPACHACwEAtA8AIcELEACfEAAhwgsQAJ8QACHDCwIA2Q8AIcQLAACDEAAgxQsAAIMQACDGCwAB4RAAIccLAAHhEAAhyAsBAMUPACHJCwAB4hAAIcoLQAC1DwAhywsBAMUPACHMCwEAxQ8AIc0LAQC0DwAhzgsgAOMPACHPCwIA2Q8AIdALAADYDwAg0QsAAeIQACHSCwAA2A8AINMLAQDjEAAh1AsBAMUPACHVCxAAnxAAIdYLIADjDwAh1wtAAM0PACEHFQAAtw8AIBYAAOgQACAXAADoEAAg4QQAAQAABPwJAAEAAAH9CQABAAAEggoAAecQACEHFQAAxw8AIBYAAOYQACAXAADmEAAg4QQAAQAABfwJAAEAAAH9CQABAAAFggoAAeUQACELFQAAxw8AIBYAAMgPACAXAADIDwAg4QQBAAAABfwJAQAAAAH9CQEAAAAF_gkBAAAAAf8JAQAAAAGACgEAAAABgQoBAAAAAYIKAQDkEAAhCxUAAMcPACAWAADIDwAgFwAAyA8AIOEEAQAAAAX8CQEAAAAB_QkBAAAABf4JAQAAAAH_CQEAAAABgAoBAAAAAYEKAQAAAAGCCgEA5BAAIQcVAADHDwAgFgAA5hAAIBcAAOYQACDhBAABAAAF_AkAAQAAAf0JAAEAAAWCCgAB5RAAIQThBAABAAAF_AkAAQAAAf0JAAEAAAWCCgAB5hAAIQcVAAC3DwAgFgAA6BAAIBcAAOgQACDhBAABAAAE_AkAAQAAAf0JAAEAAASCCgAB5xAAIQThBAABAAAE_AkAAQAAAf0JAAEAAASCCgAB6BAAITGzBQAA7RAAILQFAADuEAAgtgUAAO8QACD1CQAA6RAAMPYJAAC7CAAQ9wkAAOkQADD4CQEA_w8AIfsJQADADwAhjwoBAL8PACG5CgEAyg8AIe0KAQC_DwAh8ApAAMAPACGHCwEAvw8AIYgLEADxDwAhjAsBAL8PACGhCwEAyg8AIa8LQADADwAhswsBAMoPACG1CwEAvw8AIbgLAQC_DwAhuwsBAL8PACG8CwEAvw8AIb0LAQC_DwAhvgsBAL8PACG_CwEAvw8AIcALAQC_DwAhwQsQAKkQACHCCxAAqRAAIcMLAgD3DwAhxAsAAIkQACDFCwAAiRAAIMYLAAHqEAAhxwsAAeoQACHICwEAyg8AIckLAAHrEAAhygtAAMAPACHLCwEAyg8AIcwLAQDKDwAhzQsBAL8PACHOCyAA-g8AIc8LAgD3DwAh0AsAAPYPACDRCwAB6xAAIdILAAD2DwAg0wsBAOwQACHUCwEAyg8AIdULEACpEAAh1gsgAPoPACHXC0AA1A8AIQThBAABAAAE_AkAAQAAAf0JAAEAAASCCgAB6BAAIQThBAABAAAF_AkAAQAAAf0JAAEAAAWCCgAB5hAAIQjhBAEAAAAF_AkBAAAAAf0JAQAAAAX-CQEAAAAB_wkBAAAAAYAKAQAAAAGBCgEAAAABggoBAPAQACEDwAoAAKYIACDBCgAApggAIMIKAACmCAAgA8AKAACqCAAgwQoAAKoIACDCCgAAqggAIAPACgAArggAIMEKAACuCAAgwgoAAK4IACAI4QQBAAAABfwJAQAAAAH9CQEAAAAF_gkBAAAAAf8JAQAAAAGACgEAAAABgQoBAAAAAYIKAQDwEAAhAqYLAQAAAAGnCwIAAAABB7UFAADzEAAg9QkAAPIQADD2CQAAsggAEPcJAADyEAAwiAsQAPEPACGmCwEA_w8AIacLAgC-DwAhGLIFAAD2EAAgswUAAPcQACD1CQAA9RAAMPYJAACuCAAQ9wkAAPUQADD4CQEA_w8AIfsJQADADwAhjwoBAL8PACGQCgEAyg8AIZMKAgC-DwAhuQoBAMoPACHtCgEAvw8AIfAKQADADwAhiAsQAPEPACGoCwEA_w8AIakLAQC_DwAhqgsBAL8PACGrCwEAyg8AIawLAAD2DwAgrQtAANQPACGuC0AA1A8AIa8LQADUDwAhiw0AAK4IACCMDQAArggAIAKoCwEAAAABqgsBAAAAARayBQAA9hAAILMFAAD3EAAg9QkAAPUQADD2CQAArggAEPcJAAD1EAAw-AkBAP8PACH7CUAAwA8AIY8KAQC_DwAhkAoBAMoPACGTCgIAvg8AIbkKAQDKDwAh7QoBAL8PACHwCkAAwA8AIYgLEADxDwAhqAsBAP8PACGpCwEAvw8AIaoLAQC_DwAhqwsBAMoPACGsCwAA9g8AIK0LQADUDwAhrgtAANQPACGvC0AA1A8AITOzBQAA7RAAILQFAADuEAAgtgUAAO8QACD1CQAA6RAAMPYJAAC7CAAQ9wkAAOkQADD4CQEA_w8AIfsJQADADwAhjwoBAL8PACG5CgEAyg8AIe0KAQC_DwAh8ApAAMAPACGHCwEAvw8AIYgLEADxDwAhjAsBAL8PACGhCwEAyg8AIa8LQADADwAhswsBAMoPACG1CwEAvw8AIbgLAQC_DwAhuwsBAL8PACG8CwEAvw8AIb0LAQC_DwAhvgsBAL8PACG_CwEAvw8AIcALAQC_DwAhwQsQAKkQACHCCxAAqRAAIcMLAgD3DwAhxAsAAIkQACDFCwAAiRAAIMYLAAHqEAAhxwsAAeoQACHICwEAyg8AIckLAAHrEAAhygtAAMAPACHLCwEAyg8AIcwLAQDKDwAhzQsBAL8PACHOCyAA-g8AIc8LAgD3DwAh0AsAAPYPACDRCwAB6xAAIdILAAD2DwAg0wsBAOwQACHUCwEAyg8AIdULEACpEAAh1gsgAPoPACHXC0AA1A8AIYsNAAC7CAAgjA0AALsIACADwAoAALIIACDBCgAAsggAIMIKAACyCAAgCrIFAAD2EAAg9QkAAPgQADD2CQAAqggAEPcJAAD4EAAw-AkEAO8PACHtCgEAvw8AIagLAQD_DwAhsAsBAMoPACGxCwEAvw8AIbILQADADwAhAqcLAgAAAAGoCwEAAAABD7IFAAD2EAAg9QkAAPoQADD2CQAApggAEPcJAAD6EAAwiAsQAPEPACGnCwIAvg8AIagLAQD_DwAhswsBAL8PACG0CwEAvw8AIbULAQC_DwAhtgsQAKkQACG3CwIAvg8AIbgLAQC_DwAhuQsBAL8PACG6CwIA9w8AIQSHCwEAAAABvAsBAAAAAb0LAQAAAAG_CwEAAAABB_UJAAD8EAAw9gkAAKEIABD3CQAA_BAAMKoLAQC0DwAh3AsCALMPACHdC0AAtQ8AId4LQAC1DwAhB_UJAAD9EAAw9gkAAI4IABD3CQAA_RAAMKoLAQC_DwAh3AsCAL4PACHdC0AAwA8AId4LQADADwAhBfUJAAD-EAAw9gkAAIgIABD3CQAA_hAAMKoLAQC0DwAh3wtAALUPACEF9QkAAP8QADD2CQAA9QcAEPcJAAD_EAAwqgsBAL8PACHfC0AAwA8AIRf1CQAAgBEAMPYJAADvBwAQ9wkAAIARADD4CQEAtA8AIfsJQAC1DwAhiQpAAM0PACGPCgAAgRHhCyKvCgEAtA8AIbAKAQC0DwAhugoBALQPACHTCgEAtA8AId0KQAC1DwAh8ApAALUPACGAC0AAzQ8AIa8LQADNDwAhtQsBALQPACHcCwIAsw8AIeELAACDEAAg4gsCALMPACHjCwAA2A8AIOQLAADYDwAg5QsBAMUPACHmC0AAtQ8AIQcVAAC3DwAgFgAAgxEAIBcAAIMRACDhBAAAAOELCPwJAAAA4QsC_QkAAADhCwiCCgAAghHhCyIHFQAAtw8AIBYAAIMRACAXAACDEQAg4QQAAADhCwj8CQAAAOELAv0JAAAA4QsIggoAAIIR4QsiBOEEAAAA4QsI_AkAAADhCwL9CQAAAOELCIIKAACDEeELIhf1CQAAhBEAMPYJAADcBwAQ9wkAAIQRADD4CQEAvw8AIfsJQADADwAhiQpAANQPACGPCgAAhRHhCyKvCgEAvw8AIbAKAQC_DwAhugoBAL8PACHTCgEAvw8AId0KQADADwAh8ApAAMAPACGAC0AA1A8AIa8LQADUDwAhtQsBAL8PACHcCwIAvg8AIeELAACJEAAg4gsCAL4PACHjCwAA9g8AIOQLAAD2DwAg5QsBAMoPACHmC0AAwA8AIQThBAAAAOELCPwJAAAA4QsC_QkAAADhCwiCCgAAgxHhCyIK3AEBALQPACH1CQAAhhEAMPYJAADWBwAQ9wkAAIYRADD4CQQA1w8AIYwLAQC0DwAhkwsBALQPACHnCwEAtA8AIegLAQC0DwAh6QsCALMPACEF9QkAAIcRADD2CQAAwAcAEPcJAACHEQAwkwsBALQPACHqCwIAsw8AIQbdAQAAiREAIPUJAACIEQAw9gkAAK0HABD3CQAAiBEAMJMLAQC_DwAh6gsCAL4PACEDwAoAAKcHACDBCgAApwcAIMIKAACnBwAgC9wBAQC_DwAh4QQAAIsRACD1CQAAihEAMPYJAACnBwAQ9wkAAIoRADD4CQQA7w8AIYwLAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACEI3QEAAIkRACD1CQAAiBEAMPYJAACtBwAQ9wkAAIgRADCTCwEAvw8AIeoLAgC-DwAhiw0AAK0HACCMDQAArQcAIAz1CQAAjBEAMPYJAACiBwAQ9wkAAIwRADCJCkAAtQ8AIagKAQC0DwAhsQoBALQPACGzCgEAtA8AIdgKAgCzDwAhjAsBALQPACGqCwEAtA8AIbULAQC0DwAh5wsBALQPACEM9QkAAI0RADD2CQAAjwcAEPcJAACNEQAwiQpAAMAPACGoCgEAvw8AIbEKAQC_DwAhswoBAL8PACHYCgIAvg8AIYwLAQC_DwAhqgsBAL8PACG1CwEAvw8AIecLAQC_DwAhAqoLAQAAAAHnCwEAAAABCPUJAACPEQAw9gkAAIkHABD3CQAAjxEAMPsJQAC1DwAhkwsBALQPACGoCwEAtA8AIaoLAQC0DwAh5wsBALQPACEI9QkAAJARADD2CQAA9gYAEPcJAACQEQAw-wlAAMAPACGTCwEAvw8AIagLAQC_DwAhqgsBAL8PACHnCwEAvw8AIQKTCwEAAAABqAsBAAAAAQX1CQAAkhEAMPYJAADwBgAQ9wkAAJIRADCJCkAAtQ8AIe0LAQC0DwAhBfUJAACTEQAw9gkAAN0GABD3CQAAkxEAMIkKQADADwAh7QsBAL8PACEH9QkAAJQRADD2CQAA1wYAEPcJAACUEQAw-wlAALUPACGnCwIAsw8AIagLAQD8DwAh7gsBALQPACEH9QkAAJURADD2CQAAxAYAEPcJAACVEQAw-wlAAMAPACGnCwIAvg8AIagLAQD_DwAh7gsBAL8PACEDpwsCAAAAAagLAQAAAAHuCwEAAAABCfUJAACXEQAw9gkAAL4GABD3CQAAlxEAMI8KAACYEfELIroKAQC0DwAh8QpAAM0PACG0CwEAtA8AIfELAQDFDwAh8gtAALUPACEHFQAAtw8AIBYAAJoRACAXAACaEQAg4QQAAADxCwj8CQAAAPELAv0JAAAA8QsIggoAAJkR8QsiBxUAALcPACAWAACaEQAgFwAAmhEAIOEEAAAA8QsI_AkAAADxCwL9CQAAAPELCIIKAACZEfELIgThBAAAAPELCPwJAAAA8QsC_QkAAADxCwiCCgAAmhHxCyIJ9QkAAJsRADD2CQAAqwYAEPcJAACbEQAwjwoAAJwR8QsiugoBAL8PACHxCkAA1A8AIbQLAQC_DwAh8QsBAMoPACHyC0AAwA8AIQThBAAAAPELCPwJAAAA8QsC_QkAAADxCwiCCgAAmhHxCyIF9QkAAJ0RADD2CQAApQYAEPcJAACdEQAwkwsBALQPACGkC0AAtQ8AIQX1CQAAnhEAMPYJAACSBgAQ9wkAAJ4RADCTCwEAvw8AIaQLQADADwAhEfUJAACfEQAw9gkAAIwGABD3CQAAnxEAMPgJAQD8DwAh-wlAALUPACGwCgEAtA8AIfEKQADNDwAhoQsBALQPACGzCwEAxQ8AIbkLAQDFDwAhywsBALQPACHNCwEAtA8AIfMLAQC0DwAh9AsAAIMQACD1CwEAtA8AIfYLAQC0DwAh9wsBAMUPACER9QkAAKARADD2CQAA-QUAEPcJAACgEQAw-AkBAP8PACH7CUAAwA8AIbAKAQC_DwAh8QpAANQPACGhCwEAvw8AIbMLAQDKDwAhuQsBAMoPACHLCwEAvw8AIc0LAQC_DwAh8wsBAL8PACH0CwAAiRAAIPULAQC_DwAh9gsBAL8PACH3CwEAyg8AIQf1CQAAoREAMPYJAADzBQAQ9wkAAKERADD7CUAAtQ8AIYkKQAC1DwAhpwoAAeEQACHmCgEAtA8AIQf1CQAAohEAMPYJAADgBQAQ9wkAAKIRADD7CUAAwA8AIYkKQADADwAhpwoAAeoQACHmCgEAvw8AIQf1CQAAoxEAMPYJAADaBQAQ9wkAAKMRADCJCkAAtQ8AIeYKAQC0DwAhvwsBALQPACH4C0AAtQ8AIQf1CQAApBEAMPYJAADHBQAQ9wkAAKQRADCJCkAAwA8AIeYKAQC_DwAhvwsBAL8PACH4C0AAwA8AIQWHBgQA1w8AIfUJAAClEQAw9gkAAMEFABD3CQAApREAMPgJAgCzDwAhBYcGBADvDwAh9QkAAKYRADD2CQAArgUAEPcJAACmEQAw-AkCAL4PACEO9QkAAKcRADD2CQAAqAUAEPcJAACnEQAw-AkCALMPACHjCgEAxQ8AIbMLAQC0DwAhywsBALQPACH3CwAB4RAAIfkLAgCzDwAh-gsBALQPACH7CwEAtA8AIfwLAQDFDwAh_QsBAMUPACH-CwAB4hAAIQ31CQAAqBEAMPYJAACSBQAQ9wkAAKgRADD4CQIAsw8AIfsLAQC0DwAh_wsBALQPACGADAEAtA8AIYEMAQC0DwAhggwBALQPACGDDAEAxQ8AIYQMAQDFDwAhhQwAAKkRACCGDCAA4w8AIQT8CQEAAAAFhwwBAAAAAYgMAQAAAASJDAEAAAAEDqADAACrEQAg9QkAAKoRADD2CQAA_wQAEPcJAACqEQAw-AkCAL4PACH7CwEAvw8AIf8LAQC_DwAhgAwBAL8PACGBDAEAvw8AIYIMAQC_DwAhgwwBAMoPACGEDAEAyg8AIYUMAACpEQAghgwgAPoPACEDwAoAAPkEACDBCgAA-QQAIMIKAAD5BAAgA7MLAQAAAAHLCwEAAAAB-QsCAAAAAQ-fAwAArhEAIPUJAACtEQAw9gkAAPkEABD3CQAArREAMPgJAgC-DwAh4woBAMoPACGzCwEAvw8AIcsLAQC_DwAh9wsAAeoQACH5CwIAvg8AIfoLAQC_DwAh-wsBAL8PACH8CwEAyg8AIf0LAQDKDwAh_gsAAesQACEQoAMAAKsRACD1CQAAqhEAMPYJAAD_BAAQ9wkAAKoRADD4CQIAvg8AIfsLAQC_DwAh_wsBAL8PACGADAEAvw8AIYEMAQC_DwAhggwBAL8PACGDDAEAyg8AIYQMAQDKDwAhhQwAAKkRACCGDCAA-g8AIYsNAAD_BAAgjA0AAP8EACAH9QkAAK8RADD2CQAA9AQAEPcJAACvEQAwgAwBALQPACGLDEAAtQ8AIYwMQADNDwAhjQwBAMUPACEH9QkAALARADD2CQAA4QQAEPcJAACwEQAwgAwBAL8PACGLDEAAwA8AIYwMQADUDwAhjQwBAMoPACEI9QkAALERADD2CQAA2wQAEPcJAACxEQAw-AkBAPwPACH7CUAAtQ8AIbAKAQC0DwAhjgwBAPwPACGPDAQA1w8AIQ_1CQAAshEAMPYJAADFBAAQ9wkAALIRADD4CQEA_A8AIfsJQAC1DwAhiQpAAM0PACGQCgEAxQ8AIb0LAACzEZMMItMLAQDjEAAhjwwEANcPACGQDAEAtA8AIZEMAQC0DwAhkwwEANcPACGUDAQA1w8AIZUMQADNDwAhBxUAALcPACAWAAC1EQAgFwAAtREAIOEEAAAAkwwI_AkAAACTDAL9CQAAAJMMCIIKAAC0EZMMIgcVAAC3DwAgFgAAtREAIBcAALURACDhBAAAAJMMCPwJAAAAkwwC_QkAAACTDAiCCgAAtBGTDCIE4QQAAACTDAj8CQAAAJMMAv0JAAAAkwwIggoAALURkwwiB_UJAAC2EQAw9gkAAK0EABD3CQAAthEAMPsJQAC1DwAhsAoBALQPACHTCwEA_A8AIZcMAAC3EZcMIgcVAAC3DwAgFgAAuREAIBcAALkRACDhBAAAAJcMCPwJAAAAlwwC_QkAAACXDAiCCgAAuBGXDCIHFQAAtw8AIBYAALkRACAXAAC5EQAg4QQAAACXDAj8CQAAAJcMAv0JAAAAlwwIggoAALgRlwwiBOEEAAAAlwwI_AkAAACXDAL9CQAAAJcMCIIKAAC5EZcMIgj1CQAAuhEAMPYJAACXBAAQ9wkAALoRADD4CQEA_A8AIfsJQAC1DwAhkwsBALQPACGRDAEAtA8AIZgMAQC0DwAhArAKAQAAAAGODAEAAAABCcwCAAC9EQAg9QkAALwRADD2CQAA_QMAEPcJAAC8EQAw-AkBAP8PACH7CUAAwA8AIbAKAQC_DwAhjgwBAP8PACGPDAQA7w8AIRPKAgAAwxEAIM0CAADEEQAg9QkAAMERADD2CQAA9wMAEPcJAADBEQAw-AkBAP8PACH7CUAAwA8AIYkKQADUDwAhkAoBAMoPACG9CwAAwhGTDCLTCwEA7BAAIY8MBADvDwAhkAwBAL8PACGRDAEAvw8AIZMMBADvDwAhlAwEAO8PACGVDEAA1A8AIYsNAAD3AwAgjA0AAPcDACAKywIAAL8RACDOAgAAwBEAIPUJAAC-EQAw9gkAAPsDABD3CQAAvhEAMPgJAQD_DwAh-wlAAMAPACGTCwEAvw8AIZEMAQC_DwAhmAwBAL8PACEDwAoAAPMDACDBCgAA8wMAIMIKAADzAwAgA8AKAAD3AwAgwQoAAPcDACDCCgAA9wMAIBHKAgAAwxEAIM0CAADEEQAg9QkAAMERADD2CQAA9wMAEPcJAADBEQAw-AkBAP8PACH7CUAAwA8AIYkKQADUDwAhkAoBAMoPACG9CwAAwhGTDCLTCwEA7BAAIY8MBADvDwAhkAwBAL8PACGRDAEAvw8AIZMMBADvDwAhlAwEAO8PACGVDEAA1A8AIQThBAAAAJMMCPwJAAAAkwwC_QkAAACTDAiCCgAAtRGTDCIMywIAAL8RACDOAgAAwBEAIPUJAAC-EQAw9gkAAPsDABD3CQAAvhEAMPgJAQD_DwAh-wlAAMAPACGTCwEAvw8AIZEMAQC_DwAhmAwBAL8PACGLDQAA-wMAIIwNAAD7AwAgA8AKAAD9AwAgwQoAAP0DACDCCgAA_QMAIAKwCgEAAAAB0wsBAAAAAQjKAgAAyBEAIPUJAADGEQAw9gkAAPMDABD3CQAAxhEAMPsJQADADwAhsAoBAL8PACHTCwEA_w8AIZcMAADHEZcMIgThBAAAAJcMCPwJAAAAlwwC_QkAAACXDAiCCgAAuRGXDCIMywIAAL8RACDOAgAAwBEAIPUJAAC-EQAw9gkAAPsDABD3CQAAvhEAMPgJAQD_DwAh-wlAAMAPACGTCwEAvw8AIZEMAQC_DwAhmAwBAL8PACGLDQAA-wMAIIwNAAD7AwAgCvUJAADJEQAw9gkAAO4DABD3CQAAyREAMPgJAQC0DwAh-wlAALUPACGJCkAAtQ8AIYwLAQC0DwAhgAwBALQPACGBDAEAxQ8AIZsMIADKEQAhBRUAAMcPACAWAADMEQAgFwAAzBEAIPwJIAAAAAGCCiAAyxEAIQUVAADHDwAgFgAAzBEAIBcAAMwRACD8CSAAAAABggogAMsRACEC_AkgAAAAAYIKIADMEQAhCvUJAADNEQAw9gkAANsDABD3CQAAzREAMPgJAQC_DwAh-wlAAMAPACGJCkAAwA8AIYwLAQC_DwAhgAwBAL8PACGBDAEAyg8AIZsMIADOEQAhAvwJIAAAAAGCCiAAzBEAIQ_1CQAAzxEAMPYJAADVAwAQ9wkAAM8RADCnCwIAsw8AIYAMAQC0DwAhgQwBAMUPACGcDAEAtA8AIZ0MAgCzDwAhnwwAANARnwwioAwCANkPACGhDAEAxQ8AIaIMAQDFDwAhowwBAMUPACGkDAAA2A8AIKUMAgCzDwAhBxUAALcPACAWAADSEQAgFwAA0hEAIOEEAAAAnwwI_AkAAACfDAL9CQAAAJ8MCIIKAADREZ8MIgcVAAC3DwAgFgAA0hEAIBcAANIRACDhBAAAAJ8MCPwJAAAAnwwC_QkAAACfDAiCCgAA0RGfDCIE4QQAAACfDAj8CQAAAJ8MAv0JAAAAnwwIggoAANIRnwwiD_UJAADTEQAw9gkAAMIDABD3CQAA0xEAMKcLAgC-DwAhgAwBAL8PACGBDAEAyg8AIZwMAQC_DwAhnQwCAL4PACGfDAAA1BGfDCKgDAIA9w8AIaEMAQDKDwAhogwBAMoPACGjDAEAyg8AIaQMAAD2DwAgpQwCAL4PACEE4QQAAACfDAj8CQAAAJ8MAv0JAAAAnwwIggoAANIRnwwiAoAMAQAAAAGcDAEAAAABAqcLAgAAAAGcDAEAAAABFPUJAADXEQAw9gkAALwDABD3CQAA1xEAMIELQAC1DwAh-wsBAMUPACH9CwEAtA8AIf4LAAHhEAAhgAwBALQPACGBDAEAxQ8AIYIMAQDFDwAhmwwgAOMPACGiDAEAtA8AIaMMAQC0DwAhqAwBALQPACGpDAEAxQ8AIaoMAQDFDwAhqwwBAMUPACGsDAAAqREAIK0MAACpEQAgrgxAAM0PACEU9QkAANgRADD2CQAArwMAEPcJAADYEQAwgQtAAMAPACH7CwEAyg8AIf0LAQC_DwAh_gsAAeoQACGADAEAvw8AIYEMAQDKDwAhggwBAMoPACGbDCAA-g8AIaIMAQC_DwAhowwBAL8PACGoDAEAvw8AIakMAQDKDwAhqgwBAMoPACGrDAEAyg8AIawMAACpEQAgrQwAAKkRACCuDEAA1A8AIQz1CQAA2REAMPYJAACpAwAQ9wkAANkRADD4CQQA1w8AIYkKQAC1DwAhsAoBALQPACHaCkAAtQ8AIfgLQADNDwAhrwwBALQPACGwDAAB4RAAIbEMAAHhEAAhsgwCALMPACEM9QkAANoRADD2CQAAlgMAEPcJAADaEQAw-AkEAO8PACGJCkAAwA8AIbAKAQC_DwAh2gpAAMAPACH4C0AA1A8AIa8MAQC_DwAhsAwAAeoQACGxDAAB6hAAIbIMAgC-DwAhEPUJAADbEQAw9gkAAJADABD3CQAA2xEAMPsJQAC1DwAhjwoBAMUPACGwCgEAtA8AIfAKQAC1DwAhrwwBALQPACGzDAEAtA8AIbQMAQC0DwAhtQwBALQPACG2DAEAxQ8AIbcMAQC0DwAhuAwBALQPACG5DAEAtA8AIboMQADNDwAhEPUJAADcEQAw9gkAAP0CABD3CQAA3BEAMPsJQADADwAhjwoBAMoPACGwCgEAvw8AIfAKQADADwAhrwwBAL8PACGzDAEAvw8AIbQMAQC_DwAhtQwBAL8PACG2DAEAyg8AIbcMAQC_DwAhuAwBAL8PACG5DAEAvw8AIboMQADUDwAhCfUJAADdEQAw9gkAAPcCABD3CQAA3REAMPgJBADXDwAhkQsBALQPACGTCwEAtA8AIecLAQC0DwAh6AsBALQPACHpCwIAsw8AIRP1CQAA3hEAMPYJAADhAgAQ9wkAAN4RADD7CUAAtQ8AIYkKQADNDwAhjwoAAN8RvAwi0goEANcPACGMCwEAtA8AIZMLAQC0DwAh6gsCALMPACG8DEAAzQ8AIb0MAQDFDwAhvgxAAM0PACG_DEAAzQ8AIcAMQADNDwAhwQwCALMPACHCDEAAzQ8AIcMMQADNDwAhxAxAAM0PACEHFQAAtw8AIBYAAOERACAXAADhEQAg4QQAAAC8DAj8CQAAALwMAv0JAAAAvAwIggoAAOARvAwiBxUAALcPACAWAADhEQAgFwAA4REAIOEEAAAAvAwI_AkAAAC8DAL9CQAAALwMCIIKAADgEbwMIgThBAAAALwMCPwJAAAAvAwC_QkAAAC8DAiCCgAA4RG8DCIU3QEAAOQRACD1CQAA4hEAMPYJAADOAgAQ9wkAAOIRADD7CUAAwA8AIYkKQADUDwAhjwoAAOMRvAwi0goEAO8PACGMCwEAvw8AIZMLAQC_DwAh6gsCAL4PACG8DEAA1A8AIb0MAQDKDwAhvgxAANQPACG_DEAA1A8AIcAMQADUDwAhwQwCAL4PACHCDEAA1A8AIcMMQADUDwAhxAxAANQPACEE4QQAAAC8DAj8CQAAALwMAv0JAAAAvAwIggoAAOERvAwiA8AKAADIAgAgwQoAAMgCACDCCgAAyAIAIArcAQAA5hEAIPUJAADlEQAw9gkAAMgCABD3CQAA5REAMPgJBADvDwAhkQsBAL8PACGTCwEAvw8AIecLAQC_DwAh6AsBAL8PACHpCwIAvg8AIRbdAQAA5BEAIPUJAADiEQAw9gkAAM4CABD3CQAA4hEAMPsJQADADwAhiQpAANQPACGPCgAA4xG8DCLSCgQA7w8AIYwLAQC_DwAhkwsBAL8PACHqCwIAvg8AIbwMQADUDwAhvQwBAMoPACG-DEAA1A8AIb8MQADUDwAhwAxAANQPACHBDAIAvg8AIcIMQADUDwAhwwxAANQPACHEDEAA1A8AIYsNAADOAgAgjA0AAM4CACAV9QkAAOcRADD2CQAAwwIAEPcJAADnEQAw-AkEANcPACGPCgAA6RHHDCKTCgIAsw8AIa8KAADoEcYMIrAKAQC0DwAhugoBALQPACHtCgEAxQ8AIe4KQADNDwAhiAsEANcPACGRCwEAtA8AIfELAQDFDwAh8gtAALUPACHHDAIAsw8AIcgMQADNDwAhyQwCANkPACHKDEAAzQ8AIcsMQADNDwAhzAxAAM0PACEHFQAAtw8AIBYAAO0RACAXAADtEQAg4QQAAADGDAj8CQAAAMYMAv0JAAAAxgwIggoAAOwRxgwiBxUAALcPACAWAADrEQAgFwAA6xEAIOEEAAAAxwwI_AkAAADHDAL9CQAAAMcMCIIKAADqEccMIgcVAAC3DwAgFgAA6xEAIBcAAOsRACDhBAAAAMcMCPwJAAAAxwwC_QkAAADHDAiCCgAA6hHHDCIE4QQAAADHDAj8CQAAAMcMAv0JAAAAxwwIggoAAOsRxwwiBxUAALcPACAWAADtEQAgFwAA7REAIOEEAAAAxgwI_AkAAADGDAL9CQAAAMYMCIIKAADsEcYMIgThBAAAAMYMCPwJAAAAxgwC_QkAAADGDAiCCgAA7RHGDCIV9QkAAO4RADD2CQAAsAIAEPcJAADuEQAw-AkEAO8PACGPCgAA8BHHDCKTCgIAvg8AIa8KAADvEcYMIrAKAQC_DwAhugoBAL8PACHtCgEAyg8AIe4KQADUDwAhiAsEAO8PACGRCwEAvw8AIfELAQDKDwAh8gtAAMAPACHHDAIAvg8AIcgMQADUDwAhyQwCAPcPACHKDEAA1A8AIcsMQADUDwAhzAxAANQPACEE4QQAAADGDAj8CQAAAMYMAv0JAAAAxgwIggoAAO0RxgwiBOEEAAAAxwwI_AkAAADHDAL9CQAAAMcMCIIKAADrEccMIgLIDEAAAAAByQwCAAAAARL1CQAA8hEAMPYJAACqAgAQ9wkAAPIRADCQC0AAtQ8AIZMLAQC0DwAhzgwBALQPACHPDAIAsw8AIdAMAACDEAAg0QwBALQPACHSDAAAgxAAINMMAQC0DwAh1AwgAOMPACHVDAIAsw8AIdYMAQC0DwAh1wwBALQPACHYDAEAtA8AIdkMAAHiEAAh2gwBALQPACES9QkAAPMRADD2CQAAlwIAEPcJAADzEQAwkAtAAMAPACGTCwEAvw8AIc4MAQC_DwAhzwwCAL4PACHQDAAAiRAAINEMAQC_DwAh0gwAAIkQACDTDAEAvw8AIdQMIAD6DwAh1QwCAL4PACHWDAEAvw8AIdcMAQC_DwAh2AwBAL8PACHZDAAB6xAAIdoMAQC_DwAhCPUJAAD0EQAw9gkAAJECABD3CQAA9BEAMNgKBADXDwAhnQtAALUPACHbDAIAsw8AIdwMAgCzDwAh3QwEANcPACEI9QkAAPURADD2CQAA_gEAEPcJAAD1EQAw2AoEAO8PACGdC0AAwA8AIdsMAgC-DwAh3AwCAL4PACHdDAQA7w8AIQKdC0AAAAAB2wwCAAAAAQr1CQAA9xEAMPYJAAD4AQAQ9wkAAPcRADC5CgAB4RAAIdsMAgCzDwAh3wwAAeEQACHgDAQA1w8AIeEMAgCzDwAh4gwAAeEQACHjDAAB4hAAIQr1CQAA-BEAMPYJAADlAQAQ9wkAAPgRADC5CgAB6hAAIdsMAgC-DwAh3wwAAeoQACHgDAQA7w8AIeEMAgC-DwAh4gwAAeoQACHjDAAB6xAAIQTbDAIAAAAB3wwAAQAAAeAMBAAAAAHhDAIAAAABCvUJAAD6EQAw9gkAAN8BABD3CQAA-hEAMIwLAAHhEAAh1QsQAOgPACHbDAIAsw8AId8MAAHhEAAh5gwAAPsR5gwi5wwQAOgPACHoDAIAsw8AIQcVAAC3DwAgFgAA_REAIBcAAP0RACDhBAAAAOYMCPwJAAAA5gwC_QkAAADmDAiCCgAA_BHmDCIHFQAAtw8AIBYAAP0RACAXAAD9EQAg4QQAAADmDAj8CQAAAOYMAv0JAAAA5gwIggoAAPwR5gwiBOEEAAAA5gwI_AkAAADmDAL9CQAAAOYMCIIKAAD9EeYMIgr1CQAA_hEAMPYJAADMAQAQ9wkAAP4RADCMCwAB6hAAIdULEADxDwAh2wwCAL4PACHfDAAB6hAAIeYMAAD_EeYMIucMEADxDwAh6AwCAL4PACEE4QQAAADmDAj8CQAAAOYMAv0JAAAA5gwIggoAAP0R5gwiBYwLAAEAAAHbDAIAAAAB3wwAAQAAAeYMAAAA5gwC5wwQAAAAAQ_1CQAAgRIAMPYJAADGAQAQ9wkAAIESADC5CgAB4RAAIasLAAHhEAAh6AsQAOgPACHbDAIAsw8AId8MAAHhEAAh4AwEANcPACHhDAIAsw8AIeYMAAD7EeYMIucMEADoDwAh6gwCALMPACHrDAIAsw8AIewMAAHhEAAhD_UJAACCEgAw9gkAALMBABD3CQAAghIAMLkKAAHqEAAhqwsAAeoQACHoCxAA8Q8AIdsMAgC-DwAh3wwAAeoQACHgDAQA7w8AIeEMAgC-DwAh5gwAAP8R5gwi5wwQAPEPACHqDAIAvg8AIesMAgC-DwAh7AwAAeoQACEE2wwCAAAAAeAMBAAAAAHqDAIAAAAB6wwCAAAAARD1CQAAhBIAMPYJAACtAQAQ9wkAAIQSADCvCgEAtA8AIbkKAAHhEAAhpwsCALMPACGrCwAB4hAAIegLEADoDwAhjQwBAMUPACHbDAIAsw8AIeAMBADXDwAh4QwCALMPACHsDAAB4RAAIe4MAQC0DwAh7wwEANcPACHwDAQA1w8AIRD1CQAAhRIAMPYJAACaAQAQ9wkAAIUSADCvCgEAvw8AIbkKAAHqEAAhpwsCAL4PACGrCwAB6xAAIegLEADxDwAhjQwBAMoPACHbDAIAvg8AIeAMBADvDwAh4QwCAL4PACHsDAAB6hAAIe4MAQC_DwAh7wwEAO8PACHwDAQA7w8AIQSnCwIAAAAB2wwCAAAAAeAMBAAAAAHhDAIAAAABEvUJAACHEgAw9gkAAJQBABD3CQAAhxIAMKsLAAHiEAAhvwsEANcPACHhCwAB4RAAIegLEADoDwAhsQwAAeEQACHbDAIAsw8AIeAMBADXDwAh7AwAAeEQACHvDAQA1w8AIfAMBADXDwAh8gwCALMPACHzDBAA6A8AIfQMAAHiEAAh9QwEANcPACH2DCAA4w8AIRL1CQAAiBIAMPYJAACBAQAQ9wkAAIgSADCrCwAB6xAAIb8LBADvDwAh4QsAAeoQACHoCxAA8Q8AIbEMAAHqEAAh2wwCAL4PACHgDAQA7w8AIewMAAHqEAAh7wwEAO8PACHwDAQA7w8AIfIMAgC-DwAh8wwQAPEPACH0DAAB6xAAIfUMBADvDwAh9gwgAPoPACED2wwCAAAAAeAMBAAAAAHyDAIAAAABD_UJAACKEgAw9gkAAHsAEPcJAACKEgAw2AoCALMPACGxDAAB4RAAIdsMAgCzDwAh3QwCALMPACHwDBAA6A8AIfgMBADXDwAh-QwAAeEQACH6DEAAtQ8AIfsMAAHhEAAh_AwQAOgPACH9DBAAnxAAIf4MIADjDwAhD_UJAACLEgAw9gkAAGgAEPcJAACLEgAw2AoCAL4PACGxDAAB6hAAIdsMAgC-DwAh3QwCAL4PACHwDBAA8Q8AIfgMBADvDwAh-QwAAeoQACH6DEAAwA8AIfsMAAHqEAAh_AwQAPEPACH9DBAAqRAAIf4MIAD6DwAhAtsMAgAAAAH4DAQAAAABCPUJAACNEgAw9gkAAGIAEPcJAACNEgAw2wwCALMPACGADQQA1w8AIYENBADaDwAhgg0AAeIQACGDDUAAtQ8AIQj1CQAAjhIAMPYJAABPABD3CQAAjhIAMNsMAgC-DwAhgA0EAO8PACGBDQQA8A8AIYINAAHrEAAhgw1AAMAPACEK9QkAAI8SADD2CQAASQAQ9wkAAI8SADD4CQQA1w8AIa8KAQC0DwAh7QoBALQPACGyC0AAtQ8AIYQNAQC0DwAhhg0AAJAShg0ihw0BALQPACEHFQAAtw8AIBYAAJISACAXAACSEgAg4QQAAACGDQj8CQAAAIYNAv0JAAAAhg0IggoAAJEShg0iBxUAALcPACAWAACSEgAgFwAAkhIAIOEEAAAAhg0I_AkAAACGDQL9CQAAAIYNCIIKAACREoYNIgThBAAAAIYNCPwJAAAAhg0C_QkAAACGDQiCCgAAkhKGDSIK9QkAAJMSADD2CQAANgAQ9wkAAJMSADD4CQQA7w8AIa8KAQC_DwAh7QoBAL8PACGyC0AAwA8AIYQNAQC_DwAhhg0AAJQShg0ihw0BAL8PACEE4QQAAACGDQj8CQAAAIYNAv0JAAAAhg0IggoAAJIShg0iB_UJAACVEgAw9gkAADAAEPcJAACVEgAw5goBALQPACHtCgEAtA8AIYQNAQC0DwAhiA1AALUPACEH9QkAAJYSADD2CQAAHQAQ9wkAAJYSADDmCgEAvw8AIe0KAQC_DwAhhA0BAL8PACGIDUAAwA8AIQj1CQAAlxIAMPYJAAAXABD3CQAAlxIAMK8KAACYEooNIu0KAQC0DwAhhA0BALQPACGHDQEAtA8AIYgNQAC1DwAhBxUAALcPACAWAACaEgAgFwAAmhIAIOEEAAAAig0I_AkAAACKDQL9CQAAAIoNCIIKAACZEooNIgcVAAC3DwAgFgAAmhIAIBcAAJoSACDhBAAAAIoNCPwJAAAAig0C_QkAAACKDQiCCgAAmRKKDSIE4QQAAACKDQj8CQAAAIoNAv0JAAAAig0IggoAAJoSig0iCPUJAACbEgAw9gkAAAQAEPcJAACbEgAwrwoAAJwSig0i7QoBAL8PACGEDQEAvw8AIYcNAQC_DwAhiA1AAMAPACEE4QQAAACKDQj8CQAAAIoNAv0JAAAAig0IggoAAJoSig0iAq8KAAAAig0Chw0BAAAAAQAAAAAABZMNAgAAAAGXDQIAAAABmA0CAAAAAZkNAgAAAAGaDQIAAAABAZMNAQAAAAEBkw1AAAAAAQAAAAAAAAABkw0BAAAAAQAAAAAAAZMNAAAAjwoCAZMNQAAAAAEHDwAA4xgAIBAAAOYYACCNDQAA5BgAII4NAADlGAAgjw0AAIcOACCQDQAAhw4AIJENAAD7DQAgAw8AAOMYACCNDQAA5BgAIJENAAD7DQAgC4IJAAD0EgAggwkAAPUSACCECQAA9hIAIKgKAACpEgAgtgoAAKkSACC3CgAAqRIAILkKAACpEgAguwoAAKkSACC8CgAAqRIAIL0KAACpEgAgvwoAAKkSACAAAAAAAAWTDQQAAAABlw0EAAAAAZgNBAAAAAGZDQQAAAABmg0EAAAAAQWTDQIAAAABlw0CAAAAAZgNAgAAAAGZDQIAAAABmg0CAAAAAQWTDQQAAAABlw0EAAAAAZgNBAAAAAGZDQQAAAABmg0EAAAAAQUPAADeGAAgEAAA4RgAII0NAADfGAAgjg0AAOAYACCRDQAA-w0AIAMPAADeGAAgjQ0AAN8YACCRDQAA-w0AIAAAAAAAAZMNIAAAAAEFDwAA2RgAIBAAANwYACCNDQAA2hgAII4NAADbGAAgkQ0AAPsNACADDwAA2RgAII0NAADaGAAgkQ0AAPsNACAAAAAAAAGTDQAAAK8KAgWTDRAAAAABlw0QAAAAAZgNEAAAAAGZDRAAAAABmg0QAAAAAQsPAADlEgAwEAAA6hIAMI0NAADmEgAwjg0AAOcSADCPDQAA6RIAMJANAADpEgAwkQ0AAOkSADCSDQAA6BIAIJMNAADpEgAwlA0AAOsSADCVDQAA7BIAMAsPAADZEgAwEAAA3hIAMI0NAADaEgAwjg0AANsSADCPDQAA3RIAMJANAADdEgAwkQ0AAN0SADCSDQAA3BIAIJMNAADdEgAwlA0AAN8SADCVDQAA4BIAMAcPAADUEgAgEAAA1xIAII0NAADVEgAgjg0AANYSACCPDQAAhQ4AIJANAACFDgAgkQ0AAM0OACAL-AkBAAAAAfkJAQAAAAH6CQEAAAAB-wlAAAAAAYYKAQAAAAGPCgAAAI8KApAKAQAAAAGRCkAAAAABkgpAAAAAAZMKAgAAAAGUCkAAAAABAgAAAM0OACAPAADUEgAgAwAAAIUOACAPAADUEgAgEAAA2BIAIA0AAACFDgAgCAAA2BIAIPgJAQCkEgAh-QkBAK0SACH6CQEArRIAIfsJQAClEgAhhgoBAKQSACGPCgAAsxKPCiKQCgEArRIAIZEKQAC0EgAhkgpAALQSACGTCgIAoxIAIZQKQAC0EgAhC_gJAQCkEgAh-QkBAK0SACH6CQEArRIAIfsJQAClEgAhhgoBAKQSACGPCgAAsxKPCiKQCgEArRIAIZEKQAC0EgAhkgpAALQSACGTCgIAoxIAIZQKQAC0EgAhDfgJBAAAAAGVCgEAAAABlgoEAAAAAZcKgAAAAAGYCgEAAAABmQoCAAAAAZoKBAAAAAGbCkAAAAABnApAAAAAAZ0KQAAAAAGeCgEAAAABnwoBAAAAAaAKQAAAAAECAAAAgw4AIA8AAOQSACADAAAAgw4AIA8AAOQSACAQAADjEgAgAQgAANgYADASgQkAAPgPACD1CQAA9Q8AMPYJAACBDgAQ9wkAAPUPADD4CQQAAAABjQoBAL8PACGVCgEAAAABlgoEAO8PACGXCgAA9g8AIJgKAQAAAAGZCgIA9w8AIZoKBADwDwAhmwpAAMAPACGcCkAA1A8AIZ0KQADUDwAhngoBAMoPACGfCgEAyg8AIaAKQADUDwAhAgAAAIMOACAIAADjEgAgAgAAAOESACAIAADiEgAgEfUJAADgEgAw9gkAAOESABD3CQAA4BIAMPgJBADvDwAhjQoBAL8PACGVCgEAyg8AIZYKBADvDwAhlwoAAPYPACCYCgEAyg8AIZkKAgD3DwAhmgoEAPAPACGbCkAAwA8AIZwKQADUDwAhnQpAANQPACGeCgEAyg8AIZ8KAQDKDwAhoApAANQPACER9QkAAOASADD2CQAA4RIAEPcJAADgEgAw-AkEAO8PACGNCgEAvw8AIZUKAQDKDwAhlgoEAO8PACGXCgAA9g8AIJgKAQDKDwAhmQoCAPcPACGaCgQA8A8AIZsKQADADwAhnApAANQPACGdCkAA1A8AIZ4KAQDKDwAhnwoBAMoPACGgCkAA1A8AIQ34CQQAvRIAIZUKAQCtEgAhlgoEAL0SACGXCoAAAAABmAoBAK0SACGZCgIAvhIAIZoKBAC_EgAhmwpAAKUSACGcCkAAtBIAIZ0KQAC0EgAhngoBAK0SACGfCgEArRIAIaAKQAC0EgAhDfgJBAC9EgAhlQoBAK0SACGWCgQAvRIAIZcKgAAAAAGYCgEArRIAIZkKAgC-EgAhmgoEAL8SACGbCkAApRIAIZwKQAC0EgAhnQpAALQSACGeCgEArRIAIZ8KAQCtEgAhoApAALQSACEN-AkEAAAAAZUKAQAAAAGWCgQAAAABlwqAAAAAAZgKAQAAAAGZCgIAAAABmgoEAAAAAZsKQAAAAAGcCkAAAAABnQpAAAAAAZ4KAQAAAAGfCgEAAAABoApAAAAAAQn7CUAAAAABiQpAAAAAAacKAQAAAAGoCgEAAAABqQoEAAAAAaoKQAAAAAGrCgEAAAABrApAAAAAAa0KIAAAAAECAAAA_w0AIA8AAPASACADAAAA_w0AIA8AAPASACAQAADvEgAgAQgAANcYADAOgQkAAPgPACD1CQAA-Q8AMPYJAAD9DQAQ9wkAAPkPADD7CUAAwA8AIYkKQADADwAhjQoBAL8PACGnCgEAAAABqAoBAAAAAakKBADwDwAhqgpAANQPACGrCgEAyg8AIawKQADUDwAhrQogAPoPACECAAAA_w0AIAgAAO8SACACAAAA7RIAIAgAAO4SACAN9QkAAOwSADD2CQAA7RIAEPcJAADsEgAw-wlAAMAPACGJCkAAwA8AIY0KAQC_DwAhpwoBAL8PACGoCgEAvw8AIakKBADwDwAhqgpAANQPACGrCgEAyg8AIawKQADUDwAhrQogAPoPACEN9QkAAOwSADD2CQAA7RIAEPcJAADsEgAw-wlAAMAPACGJCkAAwA8AIY0KAQC_DwAhpwoBAL8PACGoCgEAvw8AIakKBADwDwAhqgpAANQPACGrCgEAyg8AIawKQADUDwAhrQogAPoPACEJ-wlAAKUSACGJCkAApRIAIacKAQCkEgAhqAoBAKQSACGpCgQAvxIAIaoKQAC0EgAhqwoBAK0SACGsCkAAtBIAIa0KIADHEgAhCfsJQAClEgAhiQpAAKUSACGnCgEApBIAIagKAQCkEgAhqQoEAL8SACGqCkAAtBIAIasKAQCtEgAhrApAALQSACGtCiAAxxIAIQn7CUAAAAABiQpAAAAAAacKAQAAAAGoCgEAAAABqQoEAAAAAaoKQAAAAAGrCgEAAAABrApAAAAAAa0KIAAAAAEEDwAA5RIAMI0NAADmEgAwkQ0AAOkSADCSDQAA6BIAIAQPAADZEgAwjQ0AANoSADCRDQAA3RIAMJINAADcEgAgAw8AANQSACCNDQAA1RIAIJENAADNDgAgAAAIgQkAALcSACD5CQAAqRIAIPoJAACpEgAgjQoAAKkSACCQCgAAqRIAIJEKAACpEgAgkgoAAKkSACCUCgAAqRIAIAAAAAAAAAAAAZMNAAAAzgoCAAAAAZMNAAAA0goCAAAAAAAAAAAAAAABkw0AAADdCgIAAAAAAAGTDQAAAOAKAgGTDQAAAOEKAgWTDRAAAAABlw0QAAAAAZgNEAAAAAGZDRAAAAABmg0QAAAAAQAAAAAABQ8AANIYACAQAADVGAAgjQ0AANMYACCODQAA1BgAIJENAACYDAAgAw8AANIYACCNDQAA0xgAIJENAACYDAAgAAAAAAALDwAApRMAMBAAAKoTADCNDQAAphMAMI4NAACnEwAwjw0AAKkTADCQDQAAqRMAMJENAACpEwAwkg0AAKgTACCTDQAAqRMAMJQNAACrEwAwlQ0AAKwTADAGjwoBAAAAAZMKAgAAAAGUCkAAAAAB5goBAAAAAfEKQAAAAAH0CgEAAAABAgAAAJwMACAPAACwEwAgAwAAAJwMACAPAACwEwAgEAAArxMAIAEIAADRGAAwDNwGAACwEAAg9QkAAK8QADD2CQAAmgwAEPcJAACvEAAwjwoBAL8PACGTCgIAvg8AIZQKQADUDwAh5goBAL8PACHxCkAA1A8AIfMKAQC_DwAh9AoBAMoPACH6CgAArhAAIAIAAACcDAAgCAAArxMAIAIAAACtEwAgCAAArhMAIAr1CQAArBMAMPYJAACtEwAQ9wkAAKwTADCPCgEAvw8AIZMKAgC-DwAhlApAANQPACHmCgEAvw8AIfEKQADUDwAh8woBAL8PACH0CgEAyg8AIQr1CQAArBMAMPYJAACtEwAQ9wkAAKwTADCPCgEAvw8AIZMKAgC-DwAhlApAANQPACHmCgEAvw8AIfEKQADUDwAh8woBAL8PACH0CgEAyg8AIQaPCgEApBIAIZMKAgCjEgAhlApAALQSACHmCgEApBIAIfEKQAC0EgAh9AoBAK0SACEGjwoBAKQSACGTCgIAoxIAIZQKQAC0EgAh5goBAKQSACHxCkAAtBIAIfQKAQCtEgAhBo8KAQAAAAGTCgIAAAABlApAAAAAAeYKAQAAAAHxCkAAAAAB9AoBAAAAAQQPAAClEwAwjQ0AAKYTADCRDQAAqRMAMJINAACoEwAgAAXwBwAAshMAIKgKAACpEgAgsAoAAKkSACC6CgAAqRIAIPUKAACpEgAgAAAAAAAAAAAFDwAAzBgAIBAAAM8YACCNDQAAzRgAII4NAADOGAAgkQ0AALAKACADDwAAzBgAII0NAADNGAAgkQ0AALAKACAAAAAFDwAAxBgAIBAAAMoYACCNDQAAxRgAII4NAADJGAAgkQ0AALAKACAFDwAAwhgAIBAAAMcYACCNDQAAwxgAII4NAADGGAAgkQ0AALoLACADDwAAxBgAII0NAADFGAAgkQ0AALAKACADDwAAwhgAII0NAADDGAAgkQ0AALoLACAAAAAAAAsPAADLEwAwEAAA0BMAMI0NAADMEwAwjg0AAM0TADCPDQAAzxMAMJANAADPEwAwkQ0AAM8TADCSDQAAzhMAIJMNAADPEwAwlA0AANETADCVDQAA0hMAMAXaBgAAwxMAIPgJAQAAAAGbCkAAAAAB_woBAAAAAYELQAAAAAECAAAAtgoAIA8AANYTACADAAAAtgoAIA8AANYTACAQAADVEwAgAQgAAMEYADAL2gYAAMAQACDcBgAAxBAAIPUJAADDEAAw9gkAALQKABD3CQAAwxAAMPgJAQAAAAGbCkAAwA8AIfMKAQC_DwAh_woBAL8PACGBC0AA1A8AIZcLAADCEAAgAgAAALYKACAIAADVEwAgAgAAANMTACAIAADUEwAgCPUJAADSEwAw9gkAANMTABD3CQAA0hMAMPgJAQC_DwAhmwpAAMAPACHzCgEAvw8AIf8KAQC_DwAhgQtAANQPACEI9QkAANITADD2CQAA0xMAEPcJAADSEwAw-AkBAL8PACGbCkAAwA8AIfMKAQC_DwAh_woBAL8PACGBC0AA1A8AIQT4CQEApBIAIZsKQAClEgAh_woBAKQSACGBC0AAtBIAIQXaBgAAwRMAIPgJAQCkEgAhmwpAAKUSACH_CgEApBIAIYELQAC0EgAhBdoGAADDEwAg-AkBAAAAAZsKQAAAAAH_CgEAAAABgQtAAAAAAQQPAADLEwAwjQ0AAMwTADCRDQAAzxMAMJINAADOEwAgAAAAAAAABQ8AALwYACAQAAC_GAAgjQ0AAL0YACCODQAAvhgAIJENAACwCgAgAw8AALwYACCNDQAAvRgAIJENAACwCgAgAAAABw8AALQYACAQAAC6GAAgjQ0AALUYACCODQAAuRgAII8NAACyCgAgkA0AALIKACCRDQAAqAoAIAsPAAD_EwAwEAAAgxQAMI0NAACAFAAwjg0AAIEUADCPDQAAzxMAMJANAADPEwAwkQ0AAM8TADCSDQAAghQAIJMNAADPEwAwlA0AAIQUADCVDQAA0hMAMAsPAADzEwAwEAAA-BMAMI0NAAD0EwAwjg0AAPUTADCPDQAA9xMAMJANAAD3EwAwkQ0AAPcTADCSDQAA9hMAIJMNAAD3EwAwlA0AAPkTADCVDQAA-hMAMAsPAADnEwAwEAAA7BMAMI0NAADoEwAwjg0AAOkTADCPDQAA6xMAMJANAADrEwAwkQ0AAOsTADCSDQAA6hMAIJMNAADrEwAwlA0AAO0TADCVDQAA7hMAMAa6CgEAAAAB7gpAAAAAAYcLAQAAAAGICxAAAAABiQsCAAAAAYoLEAAAAAECAAAAwAoAIA8AAPITACADAAAAwAoAIA8AAPITACAQAADxEwAgAQgAALgYADAL2gYAAMAQACD1CQAAvxAAMPYJAAC-CgAQ9wkAAL8QADC6CgEAAAAB7gpAAMAPACH_CgEAvw8AIYcLAQC_DwAhiAsQAPEPACGJCwIAvg8AIYoLEADxDwAhAgAAAMAKACAIAADxEwAgAgAAAO8TACAIAADwEwAgCvUJAADuEwAw9gkAAO8TABD3CQAA7hMAMLoKAQC_DwAh7gpAAMAPACH_CgEAvw8AIYcLAQC_DwAhiAsQAPEPACGJCwIAvg8AIYoLEADxDwAhCvUJAADuEwAw9gkAAO8TABD3CQAA7hMAMLoKAQC_DwAh7gpAAMAPACH_CgEAvw8AIYcLAQC_DwAhiAsQAPEPACGJCwIAvg8AIYoLEADxDwAhBroKAQCkEgAh7gpAAKUSACGHCwEApBIAIYgLEADQEgAhiQsCAKMSACGKCxAA0BIAIQa6CgEApBIAIe4KQAClEgAhhwsBAKQSACGICxAA0BIAIYkLAgCjEgAhigsQANASACEGugoBAAAAAe4KQAAAAAGHCwEAAAABiAsQAAAAAYkLAgAAAAGKCxAAAAABAvgJAQAAAAGAC0AAAAABAgAAALwKACAPAAD-EwAgAwAAALwKACAPAAD-EwAgEAAA_RMAIAEIAAC3GAAwB9oGAADAEAAg9QkAAMEQADD2CQAAugoAEPcJAADBEAAw-AkBAAAAAf8KAQC_DwAhgAtAAMAPACECAAAAvAoAIAgAAP0TACACAAAA-xMAIAgAAPwTACAG9QkAAPoTADD2CQAA-xMAEPcJAAD6EwAw-AkBAL8PACH_CgEAvw8AIYALQADADwAhBvUJAAD6EwAw9gkAAPsTABD3CQAA-hMAMPgJAQC_DwAh_woBAL8PACGAC0AAwA8AIQL4CQEApBIAIYALQAClEgAhAvgJAQCkEgAhgAtAAKUSACEC-AkBAAAAAYALQAAAAAEF3AYAAMQTACD4CQEAAAABmwpAAAAAAfMKAQAAAAGBC0AAAAABAgAAALYKACAPAACHFAAgAwAAALYKACAPAACHFAAgEAAAhhQAIAEIAAC2GAAwAgAAALYKACAIAACGFAAgAgAAANMTACAIAACFFAAgBPgJAQCkEgAhmwpAAKUSACHzCgEApBIAIYELQAC0EgAhBdwGAADCEwAg-AkBAKQSACGbCkAApRIAIfMKAQCkEgAhgQtAALQSACEF3AYAAMQTACD4CQEAAAABmwpAAAAAAfMKAQAAAAGBC0AAAAABAw8AALQYACCNDQAAtRgAIJENAACoCgAgBA8AAP8TADCNDQAAgBQAMJENAADPEwAwkg0AAIIUACAEDwAA8xMAMI0NAAD0EwAwkQ0AAPcTADCSDQAA9hMAIAQPAADnEwAwjQ0AAOgTADCRDQAA6xMAMJINAADqEwAgAAAABQ8AAK8YACAQAACyGAAgjQ0AALAYACCODQAAsRgAIJENAACoCgAgAw8AAK8YACCNDQAAsBgAIJENAACoCgAgAAAAAAAACw8AAKUUADAQAACqFAAwjQ0AAKYUADCODQAApxQAMI8NAACpFAAwkA0AAKkUADCRDQAAqRQAMJINAACoFAAgkw0AAKkUADCUDQAAqxQAMJUNAACsFAAwCw8AAJkUADAQAACeFAAwjQ0AAJoUADCODQAAmxQAMI8NAACdFAAwkA0AAJ0UADCRDQAAnRQAMJINAACcFAAgkw0AAJ0UADCUDQAAnxQAMJUNAACgFAAwDdsGAACJFAAg3QYAAIoUACDeBgAAixQAIPgJAQAAAAH7CUAAAAABiQpAAAAAAdAKQAAAAAHmCgEAAAABiwsBAAAAAYwLAQAAAAGNCwEAAAABjgsgAAAAAY8LQAAAAAECAAAAsAoAIA8AAKQUACADAAAAsAoAIA8AAKQUACAQAACjFAAgAQgAAK4YADAS4QQAAMkQACDbBgAAuBAAIN0GAADKEAAg3gYAAMsQACD1CQAAyBAAMPYJAACuCgAQ9wkAAMgQADD4CQEAAAAB-wlAAMAPACGJCkAA1A8AIdAKQADUDwAh5goBAAAAAfUKAQDKDwAhiwsBAL8PACGMCwEAvw8AIY0LAQDKDwAhjgsgAPoPACGPC0AA1A8AIQIAAACwCgAgCAAAoxQAIAIAAAChFAAgCAAAohQAIA71CQAAoBQAMPYJAAChFAAQ9wkAAKAUADD4CQEAvw8AIfsJQADADwAhiQpAANQPACHQCkAA1A8AIeYKAQDKDwAh9QoBAMoPACGLCwEAvw8AIYwLAQC_DwAhjQsBAMoPACGOCyAA-g8AIY8LQADUDwAhDvUJAACgFAAw9gkAAKEUABD3CQAAoBQAMPgJAQC_DwAh-wlAAMAPACGJCkAA1A8AIdAKQADUDwAh5goBAMoPACH1CgEAyg8AIYsLAQC_DwAhjAsBAL8PACGNCwEAyg8AIY4LIAD6DwAhjwtAANQPACEK-AkBAKQSACH7CUAApRIAIYkKQAC0EgAh0ApAALQSACHmCgEArRIAIYsLAQCkEgAhjAsBAKQSACGNCwEArRIAIY4LIADHEgAhjwtAALQSACEN2wYAAOQTACDdBgAA5RMAIN4GAADmEwAg-AkBAKQSACH7CUAApRIAIYkKQAC0EgAh0ApAALQSACHmCgEArRIAIYsLAQCkEgAhjAsBAKQSACGNCwEArRIAIY4LIADHEgAhjwtAALQSACEN2wYAAIkUACDdBgAAihQAIN4GAACLFAAg-AkBAAAAAfsJQAAAAAGJCkAAAAAB0ApAAAAAAeYKAQAAAAGLCwEAAAABjAsBAAAAAY0LAQAAAAGOCyAAAAABjwtAAAAAAQKwCgEAAAABkAtAAAAAAQIAAACsCgAgDwAAsBQAIAMAAACsCgAgDwAAsBQAIBAAAK8UACABCAAArRgAMAjhBAAAzhAAIPUJAADNEAAw9gkAAKoKABD3CQAAzRAAMLAKAQC_DwAh9QoBAL8PACGQC0AAwA8AIZgLAADMEAAgAgAAAKwKACAIAACvFAAgAgAAAK0UACAIAACuFAAgBvUJAACsFAAw9gkAAK0UABD3CQAArBQAMLAKAQC_DwAh9QoBAL8PACGQC0AAwA8AIQb1CQAArBQAMPYJAACtFAAQ9wkAAKwUADCwCgEAvw8AIfUKAQC_DwAhkAtAAMAPACECsAoBAKQSACGQC0AApRIAIQKwCgEApBIAIZALQAClEgAhArAKAQAAAAGQC0AAAAABBA8AAKUUADCNDQAAphQAMJENAACpFAAwkg0AAKgUACAEDwAAmRQAMI0NAACaFAAwkQ0AAJ0UADCSDQAAnBQAIAAACuEEAAC3FAAg2wYAANgTACDdBgAAuBQAIN4GAAC5FAAgiQoAAKkSACDQCgAAqRIAIOYKAACpEgAg9QoAAKkSACCNCwAAqRIAII8LAACpEgAgAtsGAADYEwAgqAoAAKkSACAF2QYAALMUACDfBgAAtBQAIJQLAACpEgAglQsAAKkSACCWCwAAqRIAIAAAAAAAAAAAAAAAAAAAAAAFDwAAqBgAIBAAAKsYACCNDQAAqRgAII4NAACqGAAgkQ0AAKkJACADDwAAqBgAII0NAACpGAAgkQ0AAKkJACAAAAALDwAAzhQAMBAAANMUADCNDQAAzxQAMI4NAADQFAAwjw0AANIUADCQDQAA0hQAMJENAADSFAAwkg0AANEUACCTDQAA0hQAMJQNAADUFAAwlQ0AANUUADAF-AkBAAAAAaELAQAAAAGiC4AAAAABowsgAAAAAaQLQAAAAAECAAAArQkAIA8AANkUACADAAAArQkAIA8AANkUACAQAADYFAAgAQgAAKcYADAKhwYAANsQACD1CQAA2hAAMPYJAACrCQAQ9wkAANoQADD4CQEAAAABoAsBAL8PACGhCwEAvw8AIaILAACJEAAgowsgAPoPACGkC0AAwA8AIQIAAACtCQAgCAAA2BQAIAIAAADWFAAgCAAA1xQAIAn1CQAA1RQAMPYJAADWFAAQ9wkAANUUADD4CQEAvw8AIaALAQC_DwAhoQsBAL8PACGiCwAAiRAAIKMLIAD6DwAhpAtAAMAPACEJ9QkAANUUADD2CQAA1hQAEPcJAADVFAAw-AkBAL8PACGgCwEAvw8AIaELAQC_DwAhogsAAIkQACCjCyAA-g8AIaQLQADADwAhBfgJAQCkEgAhoQsBAKQSACGiC4AAAAABowsgAMcSACGkC0AApRIAIQX4CQEApBIAIaELAQCkEgAhoguAAAAAAaMLIADHEgAhpAtAAKUSACEF-AkBAAAAAaELAQAAAAGiC4AAAAABowsgAAAAAaQLQAAAAAEEDwAAzhQAMI0NAADPFAAwkQ0AANIUADCSDQAA0RQAIAABiAYAANsUACAAAAAAAAUPAACiGAAgEAAApRgAII0NAACjGAAgjg0AAKQYACCRDQAAsAgAIAMPAACiGAAgjQ0AAKMYACCRDQAAsAgAIAAAAAAABQ8AAJwYACAQAACgGAAgjQ0AAJ0YACCODQAAnxgAIJENAACkCAAgCw8AAOsUADAQAADwFAAwjQ0AAOwUADCODQAA7RQAMI8NAADvFAAwkA0AAO8UADCRDQAA7xQAMJINAADuFAAgkw0AAO8UADCUDQAA8RQAMJUNAADyFAAwAogLEAAAAAGnCwIAAAABAgAAALQIACAPAAD2FAAgAwAAALQIACAPAAD2FAAgEAAA9RQAIAEIAACeGAAwCLUFAADzEAAg9QkAAPIQADD2CQAAsggAEPcJAADyEAAwiAsQAPEPACGmCwEA_w8AIacLAgC-DwAh2AsAAPEQACACAAAAtAgAIAgAAPUUACACAAAA8xQAIAgAAPQUACAG9QkAAPIUADD2CQAA8xQAEPcJAADyFAAwiAsQAPEPACGmCwEA_w8AIacLAgC-DwAhBvUJAADyFAAw9gkAAPMUABD3CQAA8hQAMIgLEADxDwAhpgsBAP8PACGnCwIAvg8AIQKICxAA0BIAIacLAgCjEgAhAogLEADQEgAhpwsCAKMSACECiAsQAAAAAacLAgAAAAEDDwAAnBgAII0NAACdGAAgkQ0AAKQIACAEDwAA6xQAMI0NAADsFAAwkQ0AAO8UADCSDQAA7hQAIAAAAAAABQ8AAJcYACAQAACaGAAgjQ0AAJgYACCODQAAmRgAIJENAACkCAAgAw8AAJcYACCNDQAAmBgAIJENAACkCAAgAAAAAAAFDwAAkhgAIBAAAJUYACCNDQAAkxgAII4NAACUGAAgkQ0AAKQIACADDwAAkhgAII0NAACTGAAgkQ0AAKQIACAAAAAAAAGTDQABAAABAZMNAAEAAAELDwAAqRUAMBAAAK4VADCNDQAAqhUAMI4NAACrFQAwjw0AAK0VADCQDQAArRUAMJENAACtFQAwkg0AAKwVACCTDQAArRUAMJQNAACvFQAwlQ0AALAVADALDwAAnRUAMBAAAKIVADCNDQAAnhUAMI4NAACfFQAwjw0AAKEVADCQDQAAoRUAMJENAAChFQAwkg0AAKAVACCTDQAAoRUAMJQNAACjFQAwlQ0AAKQVADALDwAAkRUAMBAAAJYVADCNDQAAkhUAMI4NAACTFQAwjw0AAJUVADCQDQAAlRUAMJENAACVFQAwkg0AAJQVACCTDQAAlRUAMJQNAACXFQAwlQ0AAJgVADARswUAAPgUACD4CQEAAAAB-wlAAAAAAY8KAQAAAAGQCgEAAAABkwoCAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYgLEAAAAAGpCwEAAAABqgsBAAAAAasLAQAAAAGsC4AAAAABrQtAAAAAAa4LQAAAAAGvC0AAAAABAgAAALAIACAPAACcFQAgAwAAALAIACAPAACcFQAgEAAAmxUAIAEIAACRGAAwF7IFAAD2EAAgswUAAPcQACD1CQAA9RAAMPYJAACuCAAQ9wkAAPUQADD4CQEAAAAB-wlAAMAPACGPCgEAvw8AIZAKAQDKDwAhkwoCAL4PACG5CgEAyg8AIe0KAQC_DwAh8ApAAMAPACGICxAA8Q8AIagLAQD_DwAhqQsBAL8PACGqCwEAvw8AIasLAQDKDwAhrAsAAPYPACCtC0AA1A8AIa4LQADUDwAhrwtAANQPACHZCwAA9BAAIAIAAACwCAAgCAAAmxUAIAIAAACZFQAgCAAAmhUAIBT1CQAAmBUAMPYJAACZFQAQ9wkAAJgVADD4CQEA_w8AIfsJQADADwAhjwoBAL8PACGQCgEAyg8AIZMKAgC-DwAhuQoBAMoPACHtCgEAvw8AIfAKQADADwAhiAsQAPEPACGoCwEA_w8AIakLAQC_DwAhqgsBAL8PACGrCwEAyg8AIawLAAD2DwAgrQtAANQPACGuC0AA1A8AIa8LQADUDwAhFPUJAACYFQAw9gkAAJkVABD3CQAAmBUAMPgJAQD_DwAh-wlAAMAPACGPCgEAvw8AIZAKAQDKDwAhkwoCAL4PACG5CgEAyg8AIe0KAQC_DwAh8ApAAMAPACGICxAA8Q8AIagLAQD_DwAhqQsBAL8PACGqCwEAvw8AIasLAQDKDwAhrAsAAPYPACCtC0AA1A8AIa4LQADUDwAhrwtAANQPACEQ-AkBAKQSACH7CUAApRIAIY8KAQCkEgAhkAoBAK0SACGTCgIAoxIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYgLEADQEgAhqQsBAKQSACGqCwEApBIAIasLAQCtEgAhrAuAAAAAAa0LQAC0EgAhrgtAALQSACGvC0AAtBIAIRGzBQAA6hQAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIZAKAQCtEgAhkwoCAKMSACG5CgEArRIAIe0KAQCkEgAh8ApAAKUSACGICxAA0BIAIakLAQCkEgAhqgsBAKQSACGrCwEArRIAIawLgAAAAAGtC0AAtBIAIa4LQAC0EgAhrwtAALQSACERswUAAPgUACD4CQEAAAAB-wlAAAAAAY8KAQAAAAGQCgEAAAABkwoCAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYgLEAAAAAGpCwEAAAABqgsBAAAAAasLAQAAAAGsC4AAAAABrQtAAAAAAa4LQAAAAAGvC0AAAAABBfgJBAAAAAHtCgEAAAABsAsBAAAAAbELAQAAAAGyC0AAAAABAgAAAKwIACAPAACoFQAgAwAAAKwIACAPAACoFQAgEAAApxUAIAEIAACQGAAwCrIFAAD2EAAg9QkAAPgQADD2CQAAqggAEPcJAAD4EAAw-AkEAAAAAe0KAQC_DwAhqAsBAP8PACGwCwEAyg8AIbELAQC_DwAhsgtAAMAPACECAAAArAgAIAgAAKcVACACAAAApRUAIAgAAKYVACAJ9QkAAKQVADD2CQAApRUAEPcJAACkFQAw-AkEAO8PACHtCgEAvw8AIagLAQD_DwAhsAsBAMoPACGxCwEAvw8AIbILQADADwAhCfUJAACkFQAw9gkAAKUVABD3CQAApBUAMPgJBADvDwAh7QoBAL8PACGoCwEA_w8AIbALAQDKDwAhsQsBAL8PACGyC0AAwA8AIQX4CQQAvRIAIe0KAQCkEgAhsAsBAK0SACGxCwEApBIAIbILQAClEgAhBfgJBAC9EgAh7QoBAKQSACGwCwEArRIAIbELAQCkEgAhsgtAAKUSACEF-AkEAAAAAe0KAQAAAAGwCwEAAAABsQsBAAAAAbILQAAAAAEKiAsQAAAAAacLAgAAAAGzCwEAAAABtAsBAAAAAbULAQAAAAG2CxAAAAABtwsCAAAAAbgLAQAAAAG5CwEAAAABugsCAAAAAQIAAACoCAAgDwAAtBUAIAMAAACoCAAgDwAAtBUAIBAAALMVACABCAAAjxgAMBCyBQAA9hAAIPUJAAD6EAAw9gkAAKYIABD3CQAA-hAAMIgLEADxDwAhpwsCAL4PACGoCwEA_w8AIbMLAQC_DwAhtAsBAL8PACG1CwEAvw8AIbYLEACpEAAhtwsCAL4PACG4CwEAvw8AIbkLAQC_DwAhugsCAPcPACHaCwAA-RAAIAIAAACoCAAgCAAAsxUAIAIAAACxFQAgCAAAshUAIA71CQAAsBUAMPYJAACxFQAQ9wkAALAVADCICxAA8Q8AIacLAgC-DwAhqAsBAP8PACGzCwEAvw8AIbQLAQC_DwAhtQsBAL8PACG2CxAAqRAAIbcLAgC-DwAhuAsBAL8PACG5CwEAvw8AIboLAgD3DwAhDvUJAACwFQAw9gkAALEVABD3CQAAsBUAMIgLEADxDwAhpwsCAL4PACGoCwEA_w8AIbMLAQC_DwAhtAsBAL8PACG1CwEAvw8AIbYLEACpEAAhtwsCAL4PACG4CwEAvw8AIbkLAQC_DwAhugsCAPcPACEKiAsQANASACGnCwIAoxIAIbMLAQCkEgAhtAsBAKQSACG1CwEApBIAIbYLEACXEwAhtwsCAKMSACG4CwEApBIAIbkLAQCkEgAhugsCAL4SACEKiAsQANASACGnCwIAoxIAIbMLAQCkEgAhtAsBAKQSACG1CwEApBIAIbYLEACXEwAhtwsCAKMSACG4CwEApBIAIbkLAQCkEgAhugsCAL4SACEKiAsQAAAAAacLAgAAAAGzCwEAAAABtAsBAAAAAbULAQAAAAG2CxAAAAABtwsCAAAAAbgLAQAAAAG5CwEAAAABugsCAAAAAQQPAACpFQAwjQ0AAKoVADCRDQAArRUAMJINAACsFQAgBA8AAJ0VADCNDQAAnhUAMJENAAChFQAwkg0AAKAVACAEDwAAkRUAMI0NAACSFQAwkQ0AAJUVADCSDQAAlBUAIAAAAAmyBQAAvBUAILMFAAC9FQAgkAoAAKkSACC5CgAAqRIAIKsLAACpEgAgrAsAAKkSACCtCwAAqRIAIK4LAACpEgAgrwsAAKkSACAVswUAALgVACC0BQAAuRUAILYFAAC6FQAguQoAAKkSACChCwAAqRIAILMLAACpEgAgwQsAAKkSACDCCwAAqRIAIMMLAACpEgAgyAsAAKkSACDJCwAAqRIAIMsLAACpEgAgzAsAAKkSACDPCwAAqRIAINALAACpEgAg0QsAAKkSACDSCwAAqRIAINMLAACpEgAg1AsAAKkSACDVCwAAqRIAINcLAACpEgAgAAAAAAAAAAAAAAAAAAABkw0AAADhCwIAAAAAAAUPAACKGAAgEAAAjRgAII0NAACLGAAgjg0AAIwYACCRDQAApQcAIAMPAACKGAAgjQ0AAIsYACCRDQAApQcAIAAAAAAACw8AANkVADAQAADeFQAwjQ0AANoVADCODQAA2xUAMI8NAADdFQAwkA0AAN0VADCRDQAA3RUAMJINAADcFQAgkw0AAN0VADCUDQAA3xUAMJUNAADgFQAwBvgJBAAAAAGMCwEAAAABkwsBAAAAAecLAQAAAAHoCwEAAAAB6QsCAAAAAQIAAACpBwAgDwAA5BUAIAMAAACpBwAgDwAA5BUAIBAAAOMVACABCAAAiRgAMAvcAQEAvw8AIeEEAACLEQAg9QkAAIoRADD2CQAApwcAEPcJAACKEQAw-AkEAAAAAYwLAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACECAAAAqQcAIAgAAOMVACACAAAA4RUAIAgAAOIVACAK3AEBAL8PACH1CQAA4BUAMPYJAADhFQAQ9wkAAOAVADD4CQQA7w8AIYwLAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACEK3AEBAL8PACH1CQAA4BUAMPYJAADhFQAQ9wkAAOAVADD4CQQA7w8AIYwLAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACEG-AkEAL0SACGMCwEApBIAIZMLAQCkEgAh5wsBAKQSACHoCwEApBIAIekLAgCjEgAhBvgJBAC9EgAhjAsBAKQSACGTCwEApBIAIecLAQCkEgAh6AsBAKQSACHpCwIAoxIAIQb4CQQAAAABjAsBAAAAAZMLAQAAAAHnCwEAAAAB6AsBAAAAAekLAgAAAAEEDwAA2RUAMI0NAADaFQAwkQ0AAN0VADCSDQAA3BUAIAAB3QEAAOYVACAAAAAAAAAAAAAAAAAAAAAAAAAAAZMNAAAA8QsCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAACEGAAgEAAAhxgAII0NAACFGAAgjg0AAIYYACCRDQAA9wQAIAMPAACEGAAgjQ0AAIUYACCRDQAA9wQAIAAAAAAAApMNAQAAAASWDQEAAAAFCw8AAJsWADAQAACgFgAwjQ0AAJwWADCODQAAnRYAMI8NAACfFgAwkA0AAJ8WADCRDQAAnxYAMJINAACeFgAgkw0AAJ8WADCUDQAAoRYAMJUNAACiFgAwCvgJAgAAAAHjCgEAAAABswsBAAAAAcsLAQAAAAH3CwABAAAB-gsBAAAAAfsLAQAAAAH8CwEAAAAB_QsBAAAAAf4LAAEAAAECAAAA-wQAIA8AAKYWACADAAAA-wQAIA8AAKYWACAQAAClFgAgAQgAAIMYADAQnwMAAK4RACD1CQAArREAMPYJAAD5BAAQ9wkAAK0RADD4CQIAAAAB4woBAMoPACGzCwEAvw8AIcsLAQC_DwAh9wsAAeoQACH5CwIAvg8AIfoLAQC_DwAh-wsBAL8PACH8CwEAyg8AIf0LAQDKDwAh_gsAAesQACGKDAAArBEAIAIAAAD7BAAgCAAApRYAIAIAAACjFgAgCAAApBYAIA71CQAAohYAMPYJAACjFgAQ9wkAAKIWADD4CQIAvg8AIeMKAQDKDwAhswsBAL8PACHLCwEAvw8AIfcLAAHqEAAh-QsCAL4PACH6CwEAvw8AIfsLAQC_DwAh_AsBAMoPACH9CwEAyg8AIf4LAAHrEAAhDvUJAACiFgAw9gkAAKMWABD3CQAAohYAMPgJAgC-DwAh4woBAMoPACGzCwEAvw8AIcsLAQC_DwAh9wsAAeoQACH5CwIAvg8AIfoLAQC_DwAh-wsBAL8PACH8CwEAyg8AIf0LAQDKDwAh_gsAAesQACEK-AkCAKMSACHjCgEArRIAIbMLAQCkEgAhywsBAKQSACH3CwABjBUAIfoLAQCkEgAh-wsBAKQSACH8CwEArRIAIf0LAQCtEgAh_gsAAY0VACEK-AkCAKMSACHjCgEArRIAIbMLAQCkEgAhywsBAKQSACH3CwABjBUAIfoLAQCkEgAh-wsBAKQSACH8CwEArRIAIf0LAQCtEgAh_gsAAY0VACEK-AkCAAAAAeMKAQAAAAGzCwEAAAABywsBAAAAAfcLAAEAAAH6CwEAAAAB-wsBAAAAAfwLAQAAAAH9CwEAAAAB_gsAAQAAAQGTDQEAAAAEBA8AAJsWADCNDQAAnBYAMJENAACfFgAwkg0AAJ4WACAAA6ADAACpFgAggwwAAKkSACCEDAAAqRIAIAAAAAAAAAAABQ8AAP4XACAQAACBGAAgjQ0AAP8XACCODQAAgBgAIJENAAD5AwAgAw8AAP4XACCNDQAA_xcAIJENAAD5AwAgAAAAAAABkw0AAACTDAIHDwAA-BcAIBAAAPwXACCNDQAA-RcAII4NAAD7FwAgjw0AAPsDACCQDQAA-wMAIJENAADxAwAgCw8AAL0WADAQAADCFgAwjQ0AAL4WADCODQAAvxYAMI8NAADBFgAwkA0AAMEWADCRDQAAwRYAMJINAADAFgAgkw0AAMEWADCUDQAAwxYAMJUNAADEFgAwBPgJAQAAAAH7CUAAAAABsAoBAAAAAY8MBAAAAAECAAAA_wMAIA8AAMgWACADAAAA_wMAIA8AAMgWACAQAADHFgAgAQgAAPoXADAKzAIAAL0RACD1CQAAvBEAMPYJAAD9AwAQ9wkAALwRADD4CQEAAAAB-wlAAMAPACGwCgEAvw8AIY4MAQD_DwAhjwwEAO8PACGZDAAAuxEAIAIAAAD_AwAgCAAAxxYAIAIAAADFFgAgCAAAxhYAIAj1CQAAxBYAMPYJAADFFgAQ9wkAAMQWADD4CQEA_w8AIfsJQADADwAhsAoBAL8PACGODAEA_w8AIY8MBADvDwAhCPUJAADEFgAw9gkAAMUWABD3CQAAxBYAMPgJAQD_DwAh-wlAAMAPACGwCgEAvw8AIY4MAQD_DwAhjwwEAO8PACEE-AkBAKQSACH7CUAApRIAIbAKAQCkEgAhjwwEAL0SACEE-AkBAKQSACH7CUAApRIAIbAKAQCkEgAhjwwEAL0SACEE-AkBAAAAAfsJQAAAAAGwCgEAAAABjwwEAAAAAQMPAAD4FwAgjQ0AAPkXACCRDQAA8QMAIAQPAAC9FgAwjQ0AAL4WADCRDQAAwRYAMJINAADAFgAgAAAAAZMNAAAAlwwCBQ8AAPMXACAQAAD2FwAgjQ0AAPQXACCODQAA9RcAIJENAADxAwAgAw8AAPMXACCNDQAA9BcAIJENAADxAwAgAAAACw8AAOIWADAQAADnFgAwjQ0AAOMWADCODQAA5BYAMI8NAADmFgAwkA0AAOYWADCRDQAA5hYAMJINAADlFgAgkw0AAOYWADCUDQAA6BYAMJUNAADpFgAwCw8AANYWADAQAADbFgAwjQ0AANcWADCODQAA2BYAMI8NAADaFgAwkA0AANoWADCRDQAA2hYAMJINAADZFgAgkw0AANoWADCUDQAA3BYAMJUNAADdFgAwDM0CAADKFgAg-AkBAAAAAfsJQAAAAAGJCkAAAAABkAoBAAAAAb0LAAAAkwwCjwwEAAAAAZAMAQAAAAGRDAEAAAABkwwEAAAAAZQMBAAAAAGVDEAAAAABAgAAAPkDACAPAADhFgAgAwAAAPkDACAPAADhFgAgEAAA4BYAIAEIAADyFwAwEcoCAADDEQAgzQIAAMQRACD1CQAAwREAMPYJAAD3AwAQ9wkAAMERADD4CQEAAAAB-wlAAMAPACGJCkAA1A8AIZAKAQDKDwAhvQsAAMIRkwwi0wsBAOwQACGPDAQA7w8AIZAMAQAAAAGRDAEAvw8AIZMMBADvDwAhlAwEAO8PACGVDEAA1A8AIQIAAAD5AwAgCAAA4BYAIAIAAADeFgAgCAAA3xYAIA_1CQAA3RYAMPYJAADeFgAQ9wkAAN0WADD4CQEA_w8AIfsJQADADwAhiQpAANQPACGQCgEAyg8AIb0LAADCEZMMItMLAQDsEAAhjwwEAO8PACGQDAEAvw8AIZEMAQC_DwAhkwwEAO8PACGUDAQA7w8AIZUMQADUDwAhD_UJAADdFgAw9gkAAN4WABD3CQAA3RYAMPgJAQD_DwAh-wlAAMAPACGJCkAA1A8AIZAKAQDKDwAhvQsAAMIRkwwi0wsBAOwQACGPDAQA7w8AIZAMAQC_DwAhkQwBAL8PACGTDAQA7w8AIZQMBADvDwAhlQxAANQPACEL-AkBAKQSACH7CUAApRIAIYkKQAC0EgAhkAoBAK0SACG9CwAAuhaTDCKPDAQAvRIAIZAMAQCkEgAhkQwBAKQSACGTDAQAvRIAIZQMBAC9EgAhlQxAALQSACEMzQIAALwWACD4CQEApBIAIfsJQAClEgAhiQpAALQSACGQCgEArRIAIb0LAAC6FpMMIo8MBAC9EgAhkAwBAKQSACGRDAEApBIAIZMMBAC9EgAhlAwEAL0SACGVDEAAtBIAIQzNAgAAyhYAIPgJAQAAAAH7CUAAAAABiQpAAAAAAZAKAQAAAAG9CwAAAJMMAo8MBAAAAAGQDAEAAAABkQwBAAAAAZMMBAAAAAGUDAQAAAABlQxAAAAAAQP7CUAAAAABsAoBAAAAAZcMAAAAlwwCAgAAAPUDACAPAADtFgAgAwAAAPUDACAPAADtFgAgEAAA7BYAIAEIAADxFwAwCcoCAADIEQAg9QkAAMYRADD2CQAA8wMAEPcJAADGEQAw-wlAAMAPACGwCgEAvw8AIdMLAQD_DwAhlwwAAMcRlwwimgwAAMURACACAAAA9QMAIAgAAOwWACACAAAA6hYAIAgAAOsWACAH9QkAAOkWADD2CQAA6hYAEPcJAADpFgAw-wlAAMAPACGwCgEAvw8AIdMLAQD_DwAhlwwAAMcRlwwiB_UJAADpFgAw9gkAAOoWABD3CQAA6RYAMPsJQADADwAhsAoBAL8PACHTCwEA_w8AIZcMAADHEZcMIgP7CUAApRIAIbAKAQCkEgAhlwwAAM4WlwwiA_sJQAClEgAhsAoBAKQSACGXDAAAzhaXDCID-wlAAAAAAbAKAQAAAAGXDAAAAJcMAgQPAADiFgAwjQ0AAOMWADCRDQAA5hYAMJINAADlFgAgBA8AANYWADCNDQAA1xYAMJENAADaFgAwkg0AANkWACAAAAbKAgAA8xYAIM0CAAD0FgAgiQoAAKkSACCQCgAAqRIAINMLAACpEgAglQwAAKkSACACywIAAPAWACDOAgAA8RYAIAAAAAABkw0gAAAAAQAAAAAAAZMNAAAAnwwCAAAAApMNAQAAAASWDQEAAAAFApMNAQAAAASWDQEAAAAFAAAAAAAAAAAAAAAAAAUPAADsFwAgEAAA7xcAII0NAADtFwAgjg0AAO4XACCRDQAAxgIAIAMPAADsFwAgjQ0AAO0XACCRDQAAxgIAIAAAAAAAAZMNAAAAvAwCCw8AAJoXADAQAACfFwAwjQ0AAJsXADCODQAAnBcAMI8NAACeFwAwkA0AAJ4XADCRDQAAnhcAMJINAACdFwAgkw0AAJ4XADCUDQAAoBcAMJUNAAChFwAwBfgJBAAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABAgAAAMoCACAPAAClFwAgAwAAAMoCACAPAAClFwAgEAAApBcAIAEIAADrFwAwCtwBAADmEQAg9QkAAOURADD2CQAAyAIAEPcJAADlEQAw-AkEAAAAAZELAQC_DwAhkwsBAL8PACHnCwEAvw8AIegLAQC_DwAh6QsCAL4PACECAAAAygIAIAgAAKQXACACAAAAohcAIAgAAKMXACAJ9QkAAKEXADD2CQAAohcAEPcJAAChFwAw-AkEAO8PACGRCwEAvw8AIZMLAQC_DwAh5wsBAL8PACHoCwEAvw8AIekLAgC-DwAhCfUJAAChFwAw9gkAAKIXABD3CQAAoRcAMPgJBADvDwAhkQsBAL8PACGTCwEAvw8AIecLAQC_DwAh6AsBAL8PACHpCwIAvg8AIQX4CQQAvRIAIZMLAQCkEgAh5wsBAKQSACHoCwEApBIAIekLAgCjEgAhBfgJBAC9EgAhkwsBAKQSACHnCwEApBIAIegLAQCkEgAh6QsCAKMSACEF-AkEAAAAAZMLAQAAAAHnCwEAAAAB6AsBAAAAAekLAgAAAAEEDwAAmhcAMI0NAACbFwAwkQ0AAJ4XADCSDQAAnRcAIAAK3QEAAKcXACCJCgAAqRIAILwMAACpEgAgvQwAAKkSACC-DAAAqRIAIL8MAACpEgAgwAwAAKkSACDCDAAAqRIAIMMMAACpEgAgxAwAAKkSACAAAAAAAAGTDQAAAMYMAgGTDQAAAMcMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAZMNAAAA5gwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZMNAAAAhg0CAAAAAAAAAZMNAAAAig0CBfgJBAAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABEPsJQAAAAAGJCkAAAAABjwoAAAC8DALSCgQAAAABjAsBAAAAAZMLAQAAAAHqCwIAAAABvAxAAAAAAb0MAQAAAAG-DEAAAAABvwxAAAAAAcAMQAAAAAHBDAIAAAABwgxAAAAAAcMMQAAAAAHEDEAAAAABAgAAAMYCACAPAADsFwAgAwAAAM4CACAPAADsFwAgEAAA8BcAIBIAAADOAgAgCAAA8BcAIPsJQAClEgAhiQpAALQSACGPCgAAmBe8DCLSCgQAvRIAIYwLAQCkEgAhkwsBAKQSACHqCwIAoxIAIbwMQAC0EgAhvQwBAK0SACG-DEAAtBIAIb8MQAC0EgAhwAxAALQSACHBDAIAoxIAIcIMQAC0EgAhwwxAALQSACHEDEAAtBIAIRD7CUAApRIAIYkKQAC0EgAhjwoAAJgXvAwi0goEAL0SACGMCwEApBIAIZMLAQCkEgAh6gsCAKMSACG8DEAAtBIAIb0MAQCtEgAhvgxAALQSACG_DEAAtBIAIcAMQAC0EgAhwQwCAKMSACHCDEAAtBIAIcMMQAC0EgAhxAxAALQSACED-wlAAAAAAbAKAQAAAAGXDAAAAJcMAgv4CQEAAAAB-wlAAAAAAYkKQAAAAAGQCgEAAAABvQsAAACTDAKPDAQAAAABkAwBAAAAAZEMAQAAAAGTDAQAAAABlAwEAAAAAZUMQAAAAAEGzgIAAO8WACD4CQEAAAAB-wlAAAAAAZMLAQAAAAGRDAEAAAABmAwBAAAAAQIAAADxAwAgDwAA8xcAIAMAAAD7AwAgDwAA8xcAIBAAAPcXACAIAAAA-wMAIAgAAPcXACDOAgAA1RYAIPgJAQCkEgAh-wlAAKUSACGTCwEApBIAIZEMAQCkEgAhmAwBAKQSACEGzgIAANUWACD4CQEApBIAIfsJQAClEgAhkwsBAKQSACGRDAEApBIAIZgMAQCkEgAhBssCAADuFgAg-AkBAAAAAfsJQAAAAAGTCwEAAAABkQwBAAAAAZgMAQAAAAECAAAA8QMAIA8AAPgXACAE-AkBAAAAAfsJQAAAAAGwCgEAAAABjwwEAAAAAQMAAAD7AwAgDwAA-BcAIBAAAP0XACAIAAAA-wMAIAgAAP0XACDLAgAA1BYAIPgJAQCkEgAh-wlAAKUSACGTCwEApBIAIZEMAQCkEgAhmAwBAKQSACEGywIAANQWACD4CQEApBIAIfsJQAClEgAhkwsBAKQSACGRDAEApBIAIZgMAQCkEgAhDcoCAADJFgAg-AkBAAAAAfsJQAAAAAGJCkAAAAABkAoBAAAAAb0LAAAAkwwC0wsBAAAAAY8MBAAAAAGQDAEAAAABkQwBAAAAAZMMBAAAAAGUDAQAAAABlQxAAAAAAQIAAAD5AwAgDwAA_hcAIAMAAAD3AwAgDwAA_hcAIBAAAIIYACAPAAAA9wMAIAgAAIIYACDKAgAAuxYAIPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIZAKAQCtEgAhvQsAALoWkwwi0wsBAK0SACGPDAQAvRIAIZAMAQCkEgAhkQwBAKQSACGTDAQAvRIAIZQMBAC9EgAhlQxAALQSACENygIAALsWACD4CQEApBIAIfsJQAClEgAhiQpAALQSACGQCgEArRIAIb0LAAC6FpMMItMLAQCtEgAhjwwEAL0SACGQDAEApBIAIZEMAQCkEgAhkwwEAL0SACGUDAQAvRIAIZUMQAC0EgAhCvgJAgAAAAHjCgEAAAABswsBAAAAAcsLAQAAAAH3CwABAAAB-gsBAAAAAfsLAQAAAAH8CwEAAAAB_QsBAAAAAf4LAAEAAAEK-AkCAAAAAfsLAQAAAAH_CwEAAAABgAwBAAAAAYEMAQAAAAGCDAEAAAABgwwBAAAAAYQMAQAAAAGFDAAApxYAIIYMIAAAAAECAAAA9wQAIA8AAIQYACADAAAA_wQAIA8AAIQYACAQAACIGAAgDAAAAP8EACAIAACIGAAg-AkCAKMSACH7CwEApBIAIf8LAQCkEgAhgAwBAKQSACGBDAEApBIAIYIMAQCkEgAhgwwBAK0SACGEDAEArRIAIYUMAACZFgAghgwgAMcSACEK-AkCAKMSACH7CwEApBIAIf8LAQCkEgAhgAwBAKQSACGBDAEApBIAIYIMAQCkEgAhgwwBAK0SACGEDAEArRIAIYUMAACZFgAghgwgAMcSACEG-AkEAAAAAYwLAQAAAAGTCwEAAAAB5wsBAAAAAegLAQAAAAHpCwIAAAABApMLAQAAAAHqCwIAAAABAgAAAKUHACAPAACKGAAgAwAAAK0HACAPAACKGAAgEAAAjhgAIAQAAACtBwAgCAAAjhgAIJMLAQCkEgAh6gsCAKMSACECkwsBAKQSACHqCwIAoxIAIQqICxAAAAABpwsCAAAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAbYLEAAAAAG3CwIAAAABuAsBAAAAAbkLAQAAAAG6CwIAAAABBfgJBAAAAAHtCgEAAAABsAsBAAAAAbELAQAAAAGyC0AAAAABEPgJAQAAAAH7CUAAAAABjwoBAAAAAZAKAQAAAAGTCgIAAAABuQoBAAAAAe0KAQAAAAHwCkAAAAABiAsQAAAAAakLAQAAAAGqCwEAAAABqwsBAAAAAawLgAAAAAGtC0AAAAABrgtAAAAAAa8LQAAAAAEttAUAALYVACC2BQAAtxUAIPgJAQAAAAH7CUAAAAABjwoBAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYcLAQAAAAGICxAAAAABjAsBAAAAAaELAQAAAAGvC0AAAAABswsBAAAAAbULAQAAAAG4CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvgsBAAAAAb8LAQAAAAHACwEAAAABwQsQAAAAAcILEAAAAAHDCwIAAAABxAuAAAAAAcULgAAAAAHGCwABAAABxwsAAQAAAcgLAQAAAAHJCwABAAABygtAAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LIAAAAAHPCwIAAAAB0AuAAAAAAdELAAEAAAHSC4AAAAAB0wsBAAAAAdQLAQAAAAHVCxAAAAAB1gsgAAAAAdcLQAAAAAECAAAApAgAIA8AAJIYACADAAAAuwgAIA8AAJIYACAQAACWGAAgLwAAALsIACAIAACWGAAgtAUAAI8VACC2BQAAkBUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACEttAUAAI8VACC2BQAAkBUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACEtswUAALUVACC2BQAAtxUAIPgJAQAAAAH7CUAAAAABjwoBAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYcLAQAAAAGICxAAAAABjAsBAAAAAaELAQAAAAGvC0AAAAABswsBAAAAAbULAQAAAAG4CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvgsBAAAAAb8LAQAAAAHACwEAAAABwQsQAAAAAcILEAAAAAHDCwIAAAABxAuAAAAAAcULgAAAAAHGCwABAAABxwsAAQAAAcgLAQAAAAHJCwABAAABygtAAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LIAAAAAHPCwIAAAAB0AuAAAAAAdELAAEAAAHSC4AAAAAB0wsBAAAAAdQLAQAAAAHVCxAAAAAB1gsgAAAAAdcLQAAAAAECAAAApAgAIA8AAJcYACADAAAAuwgAIA8AAJcYACAQAACbGAAgLwAAALsIACAIAACbGAAgswUAAI4VACC2BQAAkBUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACEtswUAAI4VACC2BQAAkBUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACEtswUAALUVACC0BQAAthUAIPgJAQAAAAH7CUAAAAABjwoBAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYcLAQAAAAGICxAAAAABjAsBAAAAAaELAQAAAAGvC0AAAAABswsBAAAAAbULAQAAAAG4CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvgsBAAAAAb8LAQAAAAHACwEAAAABwQsQAAAAAcILEAAAAAHDCwIAAAABxAuAAAAAAcULgAAAAAHGCwABAAABxwsAAQAAAcgLAQAAAAHJCwABAAABygtAAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LIAAAAAHPCwIAAAAB0AuAAAAAAdELAAEAAAHSC4AAAAAB0wsBAAAAAdQLAQAAAAHVCxAAAAAB1gsgAAAAAdcLQAAAAAECAAAApAgAIA8AAJwYACACiAsQAAAAAacLAgAAAAEDAAAAuwgAIA8AAJwYACAQAAChGAAgLwAAALsIACAIAAChGAAgswUAAI4VACC0BQAAjxUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACEtswUAAI4VACC0BQAAjxUAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIbkKAQCtEgAh7QoBAKQSACHwCkAApRIAIYcLAQCkEgAhiAsQANASACGMCwEApBIAIaELAQCtEgAhrwtAAKUSACGzCwEArRIAIbULAQCkEgAhuAsBAKQSACG7CwEApBIAIbwLAQCkEgAhvQsBAKQSACG-CwEApBIAIb8LAQCkEgAhwAsBAKQSACHBCxAAlxMAIcILEACXEwAhwwsCAL4SACHEC4AAAAABxQuAAAAAAcYLAAGMFQAhxwsAAYwVACHICwEArRIAIckLAAGNFQAhygtAAKUSACHLCwEArRIAIcwLAQCtEgAhzQsBAKQSACHOCyAAxxIAIc8LAgC-EgAh0AuAAAAAAdELAAGNFQAh0guAAAAAAdMLAQCtEgAh1AsBAK0SACHVCxAAlxMAIdYLIADHEgAh1wtAALQSACESsgUAAPcUACD4CQEAAAAB-wlAAAAAAY8KAQAAAAGQCgEAAAABkwoCAAAAAbkKAQAAAAHtCgEAAAAB8ApAAAAAAYgLEAAAAAGoCwEAAAABqQsBAAAAAaoLAQAAAAGrCwEAAAABrAuAAAAAAa0LQAAAAAGuC0AAAAABrwtAAAAAAQIAAACwCAAgDwAAohgAIAMAAACuCAAgDwAAohgAIBAAAKYYACAUAAAArggAIAgAAKYYACCyBQAA6RQAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIZAKAQCtEgAhkwoCAKMSACG5CgEArRIAIe0KAQCkEgAh8ApAAKUSACGICxAA0BIAIagLAQCkEgAhqQsBAKQSACGqCwEApBIAIasLAQCtEgAhrAuAAAAAAa0LQAC0EgAhrgtAALQSACGvC0AAtBIAIRKyBQAA6RQAIPgJAQCkEgAh-wlAAKUSACGPCgEApBIAIZAKAQCtEgAhkwoCAKMSACG5CgEArRIAIe0KAQCkEgAh8ApAAKUSACGICxAA0BIAIagLAQCkEgAhqQsBAKQSACGqCwEApBIAIasLAQCtEgAhrAuAAAAAAa0LQAC0EgAhrgtAALQSACGvC0AAtBIAIQX4CQEAAAABoQsBAAAAAaILgAAAAAGjCyAAAAABpAtAAAAAAQP4CQEAAAABpAtAAAAAAaULAQAAAAECAAAAqQkAIA8AAKgYACADAAAAsQkAIA8AAKgYACAQAACsGAAgBQAAALEJACAIAACsGAAg-AkBAKQSACGkC0AApRIAIaULAQCkEgAhA_gJAQCkEgAhpAtAAKUSACGlCwEApBIAIQKwCgEAAAABkAtAAAAAAQr4CQEAAAAB-wlAAAAAAYkKQAAAAAHQCkAAAAAB5goBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LIAAAAAGPC0AAAAABCN8GAACyFAAg-wlAAAAAAboKAQAAAAGMCwEAAAABkwsBAAAAAZQLAQAAAAGVC0AAAAABlgtAAAAAAQIAAACoCgAgDwAArxgAIAMAAACyCgAgDwAArxgAIBAAALMYACAKAAAAsgoAIAgAALMYACDfBgAAmBQAIPsJQAClEgAhugoBAKQSACGMCwEApBIAIZMLAQCkEgAhlAsBAK0SACGVC0AAtBIAIZYLQAC0EgAhCN8GAACYFAAg-wlAAKUSACG6CgEApBIAIYwLAQCkEgAhkwsBAKQSACGUCwEArRIAIZULQAC0EgAhlgtAALQSACEI2QYAALEUACD7CUAAAAABugoBAAAAAYwLAQAAAAGTCwEAAAABlAsBAAAAAZULQAAAAAGWC0AAAAABAgAAAKgKACAPAAC0GAAgBPgJAQAAAAGbCkAAAAAB8woBAAAAAYELQAAAAAEC-AkBAAAAAYALQAAAAAEGugoBAAAAAe4KQAAAAAGHCwEAAAABiAsQAAAAAYkLAgAAAAGKCxAAAAABAwAAALIKACAPAAC0GAAgEAAAuxgAIAoAAACyCgAgCAAAuxgAINkGAACXFAAg-wlAAKUSACG6CgEApBIAIYwLAQCkEgAhkwsBAKQSACGUCwEArRIAIZULQAC0EgAhlgtAALQSACEI2QYAAJcUACD7CUAApRIAIboKAQCkEgAhjAsBAKQSACGTCwEApBIAIZQLAQCtEgAhlQtAALQSACGWC0AAtBIAIQ7hBAAAiBQAINsGAACJFAAg3QYAAIoUACD4CQEAAAAB-wlAAAAAAYkKQAAAAAHQCkAAAAAB5goBAAAAAfUKAQAAAAGLCwEAAAABjAsBAAAAAY0LAQAAAAGOCyAAAAABjwtAAAAAAQIAAACwCgAgDwAAvBgAIAMAAACuCgAgDwAAvBgAIBAAAMAYACAQAAAArgoAIAgAAMAYACDhBAAA4xMAINsGAADkEwAg3QYAAOUTACD4CQEApBIAIfsJQAClEgAhiQpAALQSACHQCkAAtBIAIeYKAQCtEgAh9QoBAK0SACGLCwEApBIAIYwLAQCkEgAhjQsBAK0SACGOCyAAxxIAIY8LQAC0EgAhDuEEAADjEwAg2wYAAOQTACDdBgAA5RMAIPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIdAKQAC0EgAh5goBAK0SACH1CgEArRIAIYsLAQCkEgAhjAsBAKQSACGNCwEArRIAIY4LIADHEgAhjwtAALQSACEE-AkBAAAAAZsKQAAAAAH_CgEAAAABgQtAAAAAAQv4CQEAAAABmwpAAAAAAagKAQAAAAHYCgIAAAAB9goBAAAAAfkKAQAAAAGCCwEAAAABgwsBAAAAAYQLAQAAAAGFCwEAAAABhgsBAAAAAQIAAAC6CwAgDwAAwhgAIA7hBAAAiBQAIN0GAACKFAAg3gYAAIsUACD4CQEAAAAB-wlAAAAAAYkKQAAAAAHQCkAAAAAB5goBAAAAAfUKAQAAAAGLCwEAAAABjAsBAAAAAY0LAQAAAAGOCyAAAAABjwtAAAAAAQIAAACwCgAgDwAAxBgAIAMAAAC9CwAgDwAAwhgAIBAAAMgYACANAAAAvQsAIAgAAMgYACD4CQEApBIAIZsKQAClEgAhqAoBAK0SACHYCgIAoxIAIfYKAQCkEgAh-QoBAKQSACGCCwEApBIAIYMLAQCkEgAhhAsBAKQSACGFCwEApBIAIYYLAQCkEgAhC_gJAQCkEgAhmwpAAKUSACGoCgEArRIAIdgKAgCjEgAh9goBAKQSACH5CgEApBIAIYILAQCkEgAhgwsBAKQSACGECwEApBIAIYULAQCkEgAhhgsBAKQSACEDAAAArgoAIA8AAMQYACAQAADLGAAgEAAAAK4KACAIAADLGAAg4QQAAOMTACDdBgAA5RMAIN4GAADmEwAg-AkBAKQSACH7CUAApRIAIYkKQAC0EgAh0ApAALQSACHmCgEArRIAIfUKAQCtEgAhiwsBAKQSACGMCwEApBIAIY0LAQCtEgAhjgsgAMcSACGPC0AAtBIAIQ7hBAAA4xMAIN0GAADlEwAg3gYAAOYTACD4CQEApBIAIfsJQAClEgAhiQpAALQSACHQCkAAtBIAIeYKAQCtEgAh9QoBAK0SACGLCwEApBIAIYwLAQCkEgAhjQsBAK0SACGOCyAAxxIAIY8LQAC0EgAhDuEEAACIFAAg2wYAAIkUACDeBgAAixQAIPgJAQAAAAH7CUAAAAABiQpAAAAAAdAKQAAAAAHmCgEAAAAB9QoBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LIAAAAAGPC0AAAAABAgAAALAKACAPAADMGAAgAwAAAK4KACAPAADMGAAgEAAA0BgAIBAAAACuCgAgCAAA0BgAIOEEAADjEwAg2wYAAOQTACDeBgAA5hMAIPgJAQCkEgAh-wlAAKUSACGJCkAAtBIAIdAKQAC0EgAh5goBAK0SACH1CgEArRIAIYsLAQCkEgAhjAsBAKQSACGNCwEArRIAIY4LIADHEgAhjwtAALQSACEO4QQAAOMTACDbBgAA5BMAIN4GAADmEwAg-AkBAKQSACH7CUAApRIAIYkKQAC0EgAh0ApAALQSACHmCgEArRIAIfUKAQCtEgAhiwsBAKQSACGMCwEApBIAIY0LAQCtEgAhjgsgAMcSACGPC0AAtBIAIQaPCgEAAAABkwoCAAAAAZQKQAAAAAHmCgEAAAAB8QpAAAAAAfQKAQAAAAEM-AkBAAAAAfsJQAAAAAGoCgEAAAABrwoBAAAAAbAKAQAAAAG6CgEAAAAB2AoCAAAAAfUKAQAAAAH2CgEAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAABAgAAAJgMACAPAADSGAAgAwAAAKAMACAPAADSGAAgEAAA1hgAIA4AAACgDAAgCAAA1hgAIPgJAQCkEgAh-wlAAKUSACGoCgEArRIAIa8KAQCkEgAhsAoBAK0SACG6CgEArRIAIdgKAgCjEgAh9QoBAK0SACH2CgEApBIAIfcKAQCkEgAh-AoBAKQSACH5CgEApBIAIQz4CQEApBIAIfsJQAClEgAhqAoBAK0SACGvCgEApBIAIbAKAQCtEgAhugoBAK0SACHYCgIAoxIAIfUKAQCtEgAh9goBAKQSACH3CgEApBIAIfgKAQCkEgAh-QoBAKQSACEJ-wlAAAAAAYkKQAAAAAGnCgEAAAABqAoBAAAAAakKBAAAAAGqCkAAAAABqwoBAAAAAawKQAAAAAGtCiAAAAABDfgJBAAAAAGVCgEAAAABlgoEAAAAAZcKgAAAAAGYCgEAAAABmQoCAAAAAZoKBAAAAAGbCkAAAAABnApAAAAAAZ0KQAAAAAGeCgEAAAABnwoBAAAAAaAKQAAAAAEXgwkAAPISACCECQAA8xIAIPgJAQAAAAH7CUAAAAABiQpAAAAAAagKAQAAAAGvCgAAAK8KArAKAQAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CgEAAAABtQoEAAAAAbYKBAAAAAG3CgEAAAABuAoQAAAAAbkKAQAAAAG6CgEAAAABuwoBAAAAAbwKQAAAAAG9CkAAAAABvgoCAAAAAb8KQAAAAAECAAAA-w0AIA8AANkYACADAAAAhw4AIA8AANkYACAQAADdGAAgGQAAAIcOACAIAADdGAAggwkAANISACCECQAA0xIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEXgwkAANISACCECQAA0xIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEXggkAAPESACCECQAA8xIAIPgJAQAAAAH7CUAAAAABiQpAAAAAAagKAQAAAAGvCgAAAK8KArAKAQAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CgEAAAABtQoEAAAAAbYKBAAAAAG3CgEAAAABuAoQAAAAAbkKAQAAAAG6CgEAAAABuwoBAAAAAbwKQAAAAAG9CkAAAAABvgoCAAAAAb8KQAAAAAECAAAA-w0AIA8AAN4YACADAAAAhw4AIA8AAN4YACAQAADiGAAgGQAAAIcOACAIAADiGAAgggkAANESACCECQAA0xIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEXggkAANESACCECQAA0xIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEXggkAAPESACCDCQAA8hIAIPgJAQAAAAH7CUAAAAABiQpAAAAAAagKAQAAAAGvCgAAAK8KArAKAQAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CgEAAAABtQoEAAAAAbYKBAAAAAG3CgEAAAABuAoQAAAAAbkKAQAAAAG6CgEAAAABuwoBAAAAAbwKQAAAAAG9CkAAAAABvgoCAAAAAb8KQAAAAAECAAAA-w0AIA8AAOMYACADAAAAhw4AIA8AAOMYACAQAADnGAAgGQAAAIcOACAIAADnGAAgggkAANESACCDCQAA0hIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEXggkAANESACCDCQAA0hIAIPgJAQCkEgAh-wlAAKUSACGJCkAApRIAIagKAQCtEgAhrwoAAM8SrwoisAoBAKQSACGxCgEApBIAIbIKAQCkEgAhswoBAKQSACG0CgEApBIAIbUKBAC9EgAhtgoEAL8SACG3CgEArRIAIbgKEADQEgAhuQoBAK0SACG6CgEApBIAIbsKAQCtEgAhvApAALQSACG9CkAAtBIAIb4KAgCjEgAhvwpAALQSACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAABRUAuQIWALwCFwC9AjgAugI5ALsCAAAAAAAFFQC5AhYAvAIXAL0COAC6AjkAuwIAAAADFQDDAhYAxAIXAMUCAAAAAxUAwwIWAMQCFwDFAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAABRUA0wIWANYCFwDXAjgA1AI5ANUCAAAAAAAFFQDTAhYA1gIXANcCOADUAjkA1QICFQDbAt0BqgfaAgHhBADZAgHdAasHAAAABRUA3wIWAOICFwDjAjgA4AI5AOECAAAAAAAFFQDfAhYA4gIXAOMCOADgAjkA4QIB4QQA2QIB4QQA2QIFFQDoAhYA6wIXAOwCOADpAjkA6gIAAAAAAAUVAOgCFgDrAhcA7AI4AOkCOQDqAgAAAAUVAPICFgD1AhcA9gI4APMCOQD0AgAAAAAABRUA8gIWAPUCFwD2AjgA8wI5APQCAAAAAxUA_AIWAP0CFwD-AgAAAAMVAPwCFgD9AhcA_gIAAAAFFQCEAxYAhwMXAIgDOACFAzkAhgMAAAAAAAUVAIQDFgCHAxcAiAM4AIUDOQCGAwQVAJADswWpCIsDtAWtCIwDtgWxCI0DAbIFAIoDAbIFAIoDAxUAjwOyBQCKA7MFtQiOAwG1BQCNAwGzBbYIAAOzBbcIALQFuAgAtgW5CAAAAAUVAJQDFgCXAxcAmAM4AJUDOQCWAwAAAAAABRUAlAMWAJcDFwCYAzgAlQM5AJYDAbIFAIoDAbIFAIoDBRUAnQMWAKADFwChAzgAngM5AJ8DAAAAAAAFFQCdAxYAoAMXAKEDOACeAzkAnwMBsgUAigMBsgUAigMFFQCmAxYAqQMXAKoDOACnAzkAqAMAAAAAAAUVAKYDFgCpAxcAqgM4AKcDOQCoAwGyBQCKAwGyBQCKAwUVAK8DFgCyAxcAswM4ALADOQCxAwAAAAAABRUArwMWALIDFwCzAzgAsAM5ALEDAbUFAI0DAbUFAI0DBRUAuAMWALsDFwC8AzgAuQM5ALoDAAAAAAAFFQC4AxYAuwMXALwDOAC5AzkAugMCFQDAA4gGrgm_AwGHBgC-AwGIBq8JAAAAAxUAxAMWAMUDFwDGAwAAAAMVAMQDFgDFAxcAxgMBhwYAvgMBhwYAvgMDFQDLAxYAzAMXAM0DAAAAAxUAywMWAMwDFwDNAwAAAAUVANMDFgDWAxcA1wM4ANQDOQDVAwAAAAAABRUA0wMWANYDFwDXAzgA1AM5ANUDAAAAAxUA3QMWAN4DFwDfAwAAAAMVAN0DFgDeAxcA3wMAAAADFQDlAxYA5gMXAOcDAAAAAxUA5QMWAOYDFwDnAwMVAPID2QatCuoD3waxCusDAeEEAOkDBRUA8QPhBLMK6QPbBrcK7APdBr0K7wPeBsEK8AMC2gYA6wPcBgDtAwIVAO4D2wa4CuwDAdsGuQoAAdoGAOsDAdoGAOsDA9sGwgoA3QbDCgDeBsQKAALZBsUKAN8GxgoAAAADFQD2AxYA9wMXAPgDAAAAAxUA9gMWAPcDFwD4AwAAAAMVAP4DFgD_AxcAgAQAAAADFQD-AxYA_wMXAIAEAeEEAOkDAeEEAOkDAxUAhQQWAIYEFwCHBAAAAAMVAIUEFgCGBBcAhwQB4QSWC-kDAeEEnAvpAwMVAIwEFgCNBBcAjgQAAAADFQCMBBYAjQQXAI4EAdoGAOsDAdoGAOsDBRUAkwQWAJYEFwCXBDgAlAQ5AJUEAAAAAAAFFQCTBBYAlgQXAJcEOACUBDkAlQQAAAUVAJwEFgCfBBcAoAQ4AJ0EOQCeBAAAAAAABRUAnAQWAJ8EFwCgBDgAnQQ5AJ4EAtoGAOsD3AYA7QMC2gYA6wPcBgDtAwMVAKUEFgCmBBcApwQAAAADFQClBBYApgQXAKcEAdoGAOsDAdoGAOsDAxUArAQWAK0EFwCuBAAAAAMVAKwEFgCtBBcArgQAAAAFFQC0BBYAtwQXALgEOAC1BDkAtgQAAAAAAAUVALQEFgC3BBcAuAQ4ALUEOQC2BAIVALwE8AedDLsEAdwGALoEAfAHngwAAAAFFQDABBYAwwQXAMQEOADBBDkAwgQAAAAAAAUVAMAEFgDDBBcAxAQ4AMEEOQDCBAHcBgC6BAHcBgC6BAUVAMkEFgDMBBcAzQQ4AMoEOQDLBAAAAAAABRUAyQQWAMwEFwDNBDgAygQ5AMsEAAAABRUA0wQWANYEFwDXBDgA1AQ5ANUEAAAAAAAFFQDTBBYA1gQXANcEOADUBDkA1QQAAAADFQDdBBYA3gQXAN8EAAAAAxUA3QQWAN4EFwDfBAAAAAMVAOUEFgDmBBcA5wQAAAADFQDlBBYA5gQXAOcEAAAABRUA7QQWAPAEFwDxBDgA7gQ5AO8EAAAAAAAFFQDtBBYA8AQXAPEEOADuBDkA7wQAAAADFQD3BBYA-AQXAPkEAAAAAxUA9wQWAPgEFwD5BAAAAAMVAP8EFgCABRcAgQUAAAADFQD_BBYAgAUXAIEFAAAABRUAhwUWAIoFFwCLBTgAiAU5AIkFAAAAAAAFFQCHBRYAigUXAIsFOACIBTkAiQUEFQCRBYIJgA6OBYMJhA6PBYQJhg6QBQGBCQCNBQGBCQCNBQGBCYgOjQUCggmJDgCDCYoOAAAABRUAlQUWAJgFFwCZBTgAlgU5AJcFAAAAAAAFFQCVBRYAmAUXAJkFOACWBTkAlwUBgQkAjQUBgQkAjQUFFQCeBRYAoQUXAKIFOACfBTkAoAUAAAAAAAUVAJ4FFgChBRcAogU4AJ8FOQCgBQGBCQCNBQGBCQCNBQUVAKcFFgCqBRcAqwU4AKgFOQCpBQAAAAAABRUApwUWAKoFFwCrBTgAqAU5AKkFAYEJ2Q6NBQGBCd8OjQUFFQCwBRYAswUXALQFOACxBTkAsgUAAAAAAAUVALAFFgCzBRcAtAU4ALEFOQCyBQAAAAMVALoFFgC7BRcAvAUAAAADFQC6BRYAuwUXALwFAAAAAxUAwgUWAMMFFwDEBQAAAAMVAMIFFgDDBRcAxAUAAAAFFQDKBRYAzQUXAM4FOADLBTkAzAUAAAAAAAUVAMoFFgDNBRcAzgU4AMsFOQDMBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvgKxBNsGvwKyBNwGvwKzBN8GvwK0BOAGvwK1BOEGvwK2BOMGvwK3BOUGArgE5gbAArkE6Aa_AroE6gYCuwTrBsECvATsBr8CvQTtBr8CvgTuBgK_BPEGwgLABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH2ALiBKYH2QLjBKwH2QLkBK8H2QLlBLAH2QLmBLEH2QLnBLMH2QLoBLUHAukEtgfcAuoEuAfZAusEugcC7AS7B90C7QS8B9kC7gS9B9kC7wS-BwLwBMEH3gLxBMIH5ALyBMMH2gLzBMQH2gL0BMUH2gL1BMYH2gL2BMcH2gL3BMkH2gL4BMsHAvkEzAflAvoEzgfaAvsE0AcC_ATRB-YC_QTSB9oC_gTTB9oC_wTUBwKABdcH5wKBBdgH7QKCBdoH7gKDBdsH7gKEBd4H7gKFBd8H7gKGBeAH7gKHBeIH7gKIBeQHAokF5QfvAooF5wfuAosF6QcCjAXqB_ACjQXrB-4CjgXsB-4CjwXtBwKQBfAH8QKRBfEH9wKSBfMH-AKTBfQH-AKUBfcH-AKVBfgH-AKWBfkH-AKXBfsH-AKYBf0HApkF_gf5ApoFgAj4ApsFgggCnAWDCPoCnQWECPgCngWFCPgCnwWGCAKgBYkI-wKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIiQO3BaUIigO4BboIigO5Bb0IigO6Bb4IigO7Bb8IigO8BcEIigO9BcMIAr4FxAiRA78FxgiKA8AFyAgCwQXJCJIDwgXKCIoDwwXLCIoDxAXMCALFBc8IkwPGBdAImQPHBdEIiwPIBdIIiwPJBdMIiwPKBdQIiwPLBdUIiwPMBdcIiwPNBdkIAs4F2giaA88F3AiLA9AF3ggC0QXfCJsD0gXgCIsD0wXhCIsD1AXiCALVBeUInAPWBeYIogPXBecIjAPYBegIjAPZBekIjAPaBeoIjAPbBesIjAPcBe0IjAPdBe8IAt4F8AijA98F8giMA-AF9AgC4QX1CKQD4gX2CIwD4wX3CIwD5AX4CALlBfsIpQPmBfwIqwPnBf0IjQPoBf4IjQPpBf8IjQPqBYAJjQPrBYEJjQPsBYMJjQPtBYUJAu4FhgmsA-8FiAmNA_AFigkC8QWLCa0D8gWMCY0D8wWNCY0D9AWOCQL1BZEJrgP2BZIJtAP3BZMJjgP4BZQJjgP5BZUJjgP6BZYJjgP7BZcJjgP8BZkJjgP9BZsJAv4FnAm1A_8FngmOA4AGoAkCgQahCbYDggaiCY4DgwajCY4DhAakCQKFBqcJtwOGBqgJvQOJBqoJvgOKBrAJvgOLBrMJvgOMBrQJvgONBrUJvgOOBrcJvgOPBrkJApAGugnBA5EGvAm-A5IGvgkCkwa_CcIDlAbACb4DlQbBCb4DlgbCCQKXBsUJwwOYBsYJxwOZBscJvwOaBsgJvwObBskJvwOcBsoJvwOdBssJvwOeBs0JvwOfBs8JAqAG0AnIA6EG0gm_A6IG1AkCowbVCckDpAbWCb8DpQbXCb8DpgbYCQKnBtsJygOoBtwJzgOpBt4JzwOqBt8JzwOrBuIJzwOsBuMJzwOtBuQJzwOuBuYJzwOvBugJArAG6QnQA7EG6wnPA7IG7QkCswbuCdEDtAbvCc8DtQbwCc8DtgbxCQK3BvQJ0gO4BvUJ2AO5BvcJ2QO6BvgJ2QO7BvsJ2QO8BvwJ2QO9Bv0J2QO-Bv8J2QO_BoEKAsAGggraA8EGhArZA8IGhgoCwwaHCtsDxAaICtkDxQaJCtkDxgaKCgLHBo0K3APIBo4K4APJBpAK4QPKBpEK4QPLBpQK4QPMBpUK4QPNBpYK4QPOBpgK4QPPBpoKAtAGmwriA9EGnQrhA9IGnwoC0wagCuMD1AahCuED1QaiCuED1gajCgLXBqYK5APYBqcK6APgBqkK6QPhBscK6QPiBskK6QPjBsoK6QPkBssK6QPlBs0K6QPmBs8KAucG0ArzA-gG0grpA-kG1AoC6gbVCvQD6wbWCukD7AbXCukD7QbYCgLuBtsK9QPvBtwK-QPwBt4K-gPxBt8K-gPyBuIK-gPzBuMK-gP0BuQK-gP1BuYK-gP2BugKAvcG6Qr7A_gG6wr6A_kG7QoC-gbuCvwD-wbvCvoD_AbwCvoD_QbxCgL-BvQK_QP_BvUKgQSAB_YK6gOBB_cK6gOCB_gK6gODB_kK6gOEB_oK6gOFB_wK6gOGB_4KAocH_wqCBIgHgQvqA4kHgwsCigeEC4MEiweFC-oDjAeGC-oDjQeHCwKOB4oLhASPB4sLiASQB4wL6wORB40L6wOSB44L6wOTB48L6wOUB5AL6wOVB5IL6wOWB5QLApcHlQuJBJgHmAvrA5kHmgsCmgebC4oEmwedC-sDnAeeC-sDnQefCwKeB6ILiwSfB6MLjwSgB6QL8AOhB6UL8AOiB6YL8AOjB6cL8AOkB6gL8AOlB6oL8AOmB6wLAqcHrQuQBKgHrwvwA6kHsQsCqgeyC5EEqwezC_ADrAe0C_ADrQe1CwKuB7gLkgSvB7kLmASwB7sL7QOxB7wL7QOyB78L7QOzB8AL7QO0B8EL7QO1B8ML7QO2B8ULArcHxguZBLgHyAvtA7kHygsCugfLC5oEuwfMC-0DvAfNC-0DvQfOCwK-B9ELmwS_B9ILoQTAB9ML7APBB9QL7APCB9UL7APDB9YL7APEB9cL7APFB9kL7APGB9sLAscH3AuiBMgH3gvsA8kH4AsCygfhC6MEywfiC-wDzAfjC-wDzQfkCwLOB-cLpATPB-gLqATQB-kL7wPRB-oL7wPSB-sL7wPTB-wL7wPUB-0L7wPVB-8L7wPWB_ELAtcH8gupBNgH9AvvA9kH9gsC2gf3C6oE2wf4C-8D3Af5C-8D3Qf6CwLeB_0LqwTfB_4LrwTgB4AMsAThB4EMsATiB4QMsATjB4UMsATkB4YMsATlB4gMsATmB4oMAucHiwyxBOgHjQywBOkHjwwC6geQDLIE6weRDLAE7AeSDLAE7QeTDALuB5YMswTvB5cMuQTxB5kMugTyB58MugTzB6IMugT0B6MMugT1B6QMugT2B6YMugT3B6gMAvgHqQy9BPkHqwy6BPoHrQwC-weuDL4E_AevDLoE_QewDLoE_gexDAL_B7QMvwSACLUMxQSBCLYMuwSCCLcMuwSDCLgMuwSECLkMuwSFCLoMuwSGCLwMuwSHCL4MAogIvwzGBIkIwQy7BIoIwwwCiwjEDMcEjAjFDLsEjQjGDLsEjgjHDAKPCMoMyASQCMsMzgSRCM0MzwSSCM4MzwSTCNEMzwSUCNIMzwSVCNMMzwSWCNUMzwSXCNcMApgI2AzQBJkI2gzPBJoI3AwCmwjdDNEEnAjeDM8EnQjfDM8EngjgDAKfCOMM0gSgCOQM2AShCOYM2QSiCOcM2QSjCOoM2QSkCOsM2QSlCOwM2QSmCO4M2QSnCPAMAqgI8QzaBKkI8wzZBKoI9QwCqwj2DNsErAj3DNkErQj4DNkErgj5DAKvCPwM3ASwCP0M4ASxCP8M4QSyCIAN4QSzCIMN4QS0CIQN4QS1CIUN4QS2CIcN4QS3CIkNArgIig3iBLkIjA3hBLoIjg0CuwiPDeMEvAiQDeEEvQiRDeEEvgiSDQK_CJUN5ATACJYN6ATBCJgN6QTCCJkN6QTDCJwN6QTECJ0N6QTFCJ4N6QTGCKAN6QTHCKINAsgIow3qBMkIpQ3pBMoIpw0CywioDesEzAipDekEzQiqDekEzgirDQLPCK4N7ATQCK8N8gTRCLEN8wTSCLIN8wTTCLUN8wTUCLYN8wTVCLcN8wTWCLkN8wTXCLsNAtgIvA30BNkIvg3zBNoIwA0C2wjBDfUE3AjCDfME3QjDDfME3gjEDQLfCMcN9gTgCMgN-gThCMoN-wTiCMsN-wTjCM4N-wTkCM8N-wTlCNAN-wTmCNIN-wTnCNQNAugI1Q38BOkI1w37BOoI2Q0C6wjaDf0E7AjbDfsE7QjcDfsE7gjdDQLvCOAN_gTwCOENggXxCOMNgwXyCOQNgwXzCOcNgwX0COgNgwX1COkNgwX2COsNgwX3CO0NAvgI7g2EBfkI8A2DBfoI8g0C-wjzDYUF_Aj0DYMF_Qj1DYMF_gj2DQL_CPkNhgWACfoNjAWFCfwNjQWGCYsOjQWHCY0OjQWICY4OjQWJCY8OjQWKCZEOjQWLCZMOAowJlA6SBY0Jlg6NBY4JmA4CjwmZDpMFkAmaDo0FkQmbDo0FkgmcDgKTCZ8OlAWUCaAOmgWVCaEOjgWWCaIOjgWXCaMOjgWYCaQOjgWZCaUOjgWaCacOjgWbCakOApwJqg6bBZ0JrA6OBZ4Jrg4CnwmvDpwFoAmwDo4FoQmxDo4FogmyDgKjCbUOnQWkCbYOowWlCbcOjwWmCbgOjwWnCbkOjwWoCboOjwWpCbsOjwWqCb0OjwWrCb8OAqwJwA6kBa0Jwg6PBa4JxA4CrwnFDqUFsAnGDo8FsQnHDo8FsgnIDgKzCcsOpgW0CcwOrAW1Cc4OkAW2Cc8OkAW3CdEOkAW4CdIOkAW5CdMOkAW6CdUOkAW7CdcOArwJ2A6tBb0J2w6QBb4J3Q4CvwneDq4FwAngDpAFwQnhDpAFwgniDgLDCeUOrwXECeYOtQXFCegOtgXGCekOtgXHCewOtgXICe0OtgXJCe4OtgXKCfAOtgXLCfIOAswJ8w63Bc0J9Q62Bc4J9w4Czwn4DrgF0An5DrYF0Qn6DrYF0gn7DgLTCf4OuQXUCf8OvQXVCYEPvgXWCYIPvgXXCYUPvgXYCYYPvgXZCYcPvgXaCYkPvgXbCYsPAtwJjA-_Bd0Jjg--Bd4JkA8C3wmRD8AF4AmSD74F4QmTD74F4gmUDwLjCZcPwQXkCZgPxQXlCZoPxgXmCZsPxgXnCZ4PxgXoCZ8PxgXpCaAPxgXqCaIPxgXrCaQPAuwJpQ_HBe0Jpw_GBe4JqQ8C7wmqD8gF8AmrD8YF8QmsD8YF8gmtDwLzCbAPyQX0CbEPzwU"
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
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
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
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
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
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  organizationId: "organizationId",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
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
  firstSeen: "firstSeen"
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
