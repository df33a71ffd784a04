// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/// An ERC-20 token that anybody may mint, and that moves many amounts in one transaction.
contract TestCoin {
    string public constant name = "Test Coin";
    string public constant symbol = "TCN";
    uint8 public constant decimals = 8;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(balanceOf[msg.sender] >= value, "not enough");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// Moves `value` to each of `count` addresses that follow `first`.
    function spread(address first, uint256 count, uint256 value) external {
        for (uint256 i = 0; i < count; i++) {
            transfer(address(uint160(first) + uint160(i)), value);
        }
    }
}
